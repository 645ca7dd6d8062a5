-- What a day copies by second beside an earlier one, by function and context.
-- takes: day, day_before
WITH asked AS (
  SELECT day FROM parameter UNION ALL SELECT day_before FROM parameter
), spans AS (
  SELECT day, sum(span_ns) / 1e9 AS seconds FROM capture WHERE kind = 'profile' GROUP BY day
), rates AS (
  SELECT c.day, s.function, s.context, sum(s.bytes) / max(spans.seconds) AS rate
  FROM size s JOIN capture c ON c.capture = s.capture JOIN spans ON spans.day = c.day
  WHERE s.day IN (SELECT day FROM asked)
  GROUP BY c.day, s.function, s.context
), earlier AS (
  SELECT function, context, rate FROM rates WHERE day = (SELECT day_before FROM parameter)
), later AS (
  SELECT function, context, rate FROM rates WHERE day = (SELECT day FROM parameter)
)
SELECT coalesce(later.function, earlier.function) AS function,
       coalesce(later.context, earlier.context) AS context,
       coalesce(earlier.rate, 0) AS bytes_a_second_before, coalesce(later.rate, 0) AS bytes_a_second,
       coalesce(later.rate, 0) - coalesce(earlier.rate, 0) AS change
FROM later FULL OUTER JOIN earlier
  ON later.function = earlier.function AND later.context = earlier.context
ORDER BY abs(coalesce(later.rate, 0) - coalesce(earlier.rate, 0)) DESC, 1, 2
