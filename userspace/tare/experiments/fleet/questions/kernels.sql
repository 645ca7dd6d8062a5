-- What each kernel copies: calls and bytes of each function by second, and its share of that kernel's bytes.
WITH spans AS (
  SELECT kernel, count(*) AS captures, count(DISTINCT host) AS hosts, sum(span_ns) / 1e9 AS seconds
  FROM capture WHERE kind = 'profile' GROUP BY kernel
), sums AS (
  SELECT c.kernel, s.function, sum(s.calls) AS calls, sum(s.bytes) AS bytes
  FROM size s JOIN capture c ON c.capture = s.capture GROUP BY c.kernel, s.function
)
SELECT sums.kernel, sums.function, hosts, captures, calls / seconds AS calls_a_second,
       bytes / seconds AS bytes_a_second,
       bytes / sum(bytes) OVER (PARTITION BY sums.kernel) AS share_of_bytes
FROM sums JOIN spans ON spans.kernel = sums.kernel
ORDER BY sums.kernel, bytes DESC, sums.function
