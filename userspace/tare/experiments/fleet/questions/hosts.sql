-- Totals of each host.
WITH sums AS (
  SELECT capture, sum(calls) AS calls, sum(bytes) AS bytes FROM size GROUP BY capture
)
SELECT c.host, c.host_group, count(*) AS captures, coalesce(sum(s.calls), 0) AS calls,
       coalesce(sum(s.bytes), 0) AS bytes, sum(c.span_ns) / 1e9 AS seconds,
       coalesce(sum(s.bytes), 0) / (sum(c.span_ns) / 1e9) AS bytes_a_second
FROM capture c LEFT JOIN sums s ON s.capture = c.capture
WHERE c.kind = 'profile'
GROUP BY c.host, c.host_group
ORDER BY c.host, c.host_group
