-- Totals of each host.
WITH sums AS (
  SELECT capture, sum(calls) AS calls, sum(bytes) AS bytes FROM size GROUP BY capture
)
SELECT c.host, c.host_group, count(*) AS captures, sum(s.calls) AS calls, sum(s.bytes) AS bytes,
       sum(c.span_ns) / 1e9 AS seconds, sum(s.bytes) / (sum(c.span_ns) / 1e9) AS bytes_a_second
FROM capture c JOIN sums s ON s.capture = c.capture
GROUP BY c.host, c.host_group
ORDER BY c.host, c.host_group
