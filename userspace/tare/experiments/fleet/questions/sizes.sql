-- How often each size was copied, over all captures.
-- takes: function
SELECT s.low, s.high, sum(s.calls) AS calls, sum(s.bytes) AS bytes,
       sum(sum(s.calls)) OVER (ORDER BY s.low, s.high) / sum(sum(s.calls)) OVER () AS share_up_to_here
FROM size s JOIN capture c ON c.capture = s.capture
WHERE s.function = (SELECT function FROM parameter)
GROUP BY s.low, s.high
ORDER BY s.low, s.high
