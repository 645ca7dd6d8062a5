-- Who copies most bytes. A caller without a name: those that found no room in the tap's table.
-- takes: function
SELECT r.symbol, r.module, sum(r.calls) AS calls, sum(r.bytes) AS bytes,
       count(DISTINCT c.host) AS hosts
FROM caller r JOIN capture c ON c.capture = r.capture
WHERE r.function = (SELECT function FROM parameter)
GROUP BY r.symbol, r.module
ORDER BY bytes DESC, r.symbol NULLS LAST, r.module NULLS LAST
LIMIT 25
