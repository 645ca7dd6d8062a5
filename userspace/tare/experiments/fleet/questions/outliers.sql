-- Hosts that copy much more or less by second than the middle one: beyond 3.5 times the spread, which
-- is the median absolute deviation, in standard deviations where the hosts are spread as normally.
WITH sums AS (
  SELECT capture, sum(bytes) AS bytes FROM size GROUP BY capture
), rates AS (
  SELECT c.host, coalesce(sum(s.bytes), 0) / (sum(c.span_ns) / 1e9) AS rate
  FROM capture c LEFT JOIN sums s ON s.capture = c.capture
  WHERE c.kind = 'profile' GROUP BY c.host
), middle AS (
  SELECT median(rate) AS middle FROM rates
), spread AS (
  SELECT 1.4826 * median(abs(rate - middle)) AS spread FROM rates CROSS JOIN middle
)
SELECT host, rate AS bytes_a_second, middle, (rate - middle) / spread AS deviations
FROM rates CROSS JOIN middle CROSS JOIN spread
WHERE spread > 0 AND abs(rate - middle) > 3.5 * spread
ORDER BY abs(rate - middle) DESC, host
