-- Percentiles of each instrument's latencies by group of hosts: the end of the class that each lies in.
WITH counts AS (
  SELECT c.kind, l.name, l.unit, c.host_group, l.high, sum(l.count) AS count
  FROM latency l JOIN capture c ON c.capture = l.capture
  GROUP BY c.kind, l.name, l.unit, c.host_group, l.high
), shares AS (
  SELECT *, sum(count) OVER (PARTITION BY kind, name, unit, host_group ORDER BY high) AS up_to_here,
         sum(count) OVER (PARTITION BY kind, name, unit, host_group) AS whole
  FROM counts
)
SELECT kind, name, unit, host_group, max(whole) AS count,
       min(CASE WHEN up_to_here >= 0.5 * whole THEN high END) AS p50,
       min(CASE WHEN up_to_here >= 0.99 * whole THEN high END) AS p99,
       min(CASE WHEN up_to_here >= 0.999 * whole THEN high END) AS p999
FROM shares
GROUP BY kind, name, unit, host_group
ORDER BY kind, name, unit, host_group
