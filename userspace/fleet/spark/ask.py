# SPDX-License-Identifier: GPL-2.0-only OR Apache-2.0
"""Asks a store of captures by Spark, where one machine is outgrown.

    spark-submit --master 'local[2]' ask.py STORE QUERY.sql...

STORE is a folder or a URL, as s3a://bucket/store. Questions are files of SQL, as those of `tare
fleet query`. Writes a JSON object: each question's rows, as objects. Imports nothing of tare.
"""

import argparse
import datetime
import decimal
import json
import os
import sys

from pyspark.errors import AnalysisException, PySparkException
from pyspark.sql import SparkSession

# what the store's tables.json calls otherwise: its times are in UTC and say so nowhere
TYPES = {"VARCHAR": "STRING", "TIMESTAMP": "TIMESTAMP_NTZ"}


def main():
    parser = argparse.ArgumentParser(description="Ask a store of captures by Spark.")
    parser.add_argument("-f", "--function", default="memcpy")
    parser.add_argument("--day", type=datetime.date.fromisoformat, help="default: the last one")
    parser.add_argument("--before", type=datetime.date.fromisoformat,
                        help="the day that it is compared with (default: the one before)")
    # spark-submit puts what Python says on standard error there as well
    parser.add_argument("-o", "--output", metavar="FILE", default="/dev/stdout")
    parser.add_argument("store")
    parser.add_argument("queries", nargs="+", metavar="QUERY.sql")
    arguments = parser.parse_args()
    spark = SparkSession.builder.appName("tare fleet").config(
        "spark.sql.session.timeZone", "UTC").getOrCreate()
    try:
        open_store(spark, arguments.store.rstrip("/"))
        parameters(spark, arguments)
        answers = {}
        for path in arguments.queries:
            with open(path, encoding="utf-8") as file:
                rows = spark.sql(file.read()).collect()
            answers[os.path.basename(path).removesuffix(".sql")] = [
                {name: plain(value) for name, value in row.asDict().items()} for row in rows]
    except (OSError, PySparkException) as error:
        sys.exit(f"ask.py: {str(error).splitlines()[0]}")
    with open(arguments.output, "w", encoding="utf-8") as out:
        json.dump(answers, out, indent=1)
        out.write("\n")


def open_store(spark, store):
    """A view of each table that the store's tables.json tells, also of those without a part."""
    told = spark.read.text(f"{store}/tables.json", wholetext=True).first()[0]
    for table, columns in json.loads(told).items():
        types = {name: TYPES.get(type, type) for name, type in columns.items()}
        schema = ", ".join(f"`{name}` {type}" for name, type in types.items())
        nothing = [f"CAST(NULL AS {type}) AS `{name}`" for name, type in types.items()]
        try:
            found = spark.read.schema(schema).parquet(f"{store}/{table}")
        except AnalysisException as error:
            if error.getCondition() != "PATH_NOT_FOUND":
                raise
            found = spark.sql(f"SELECT {', '.join(nothing)} WHERE false")
        found.createOrReplaceTempView(table)


def parameters(spark, arguments):
    """The view `parameter`, of one row: what questions take."""
    known = [row[0] for row in spark.sql(
        "SELECT day FROM capture WHERE kind = 'profile' GROUP BY day ORDER BY day DESC").collect()]
    day = arguments.day or next(iter(known), None)
    before = arguments.before or next((one for one in known if one < day), None)
    # by SQL: the cluster needs no Python
    spark.sql("SELECT :function AS function, CAST(:day AS DATE) AS day, "
              "CAST(:before AS DATE) AS day_before",
              {"function": arguments.function, "day": day,
               "before": before}).createOrReplaceTempView("parameter")


def plain(value):
    """As JSON has it."""
    if isinstance(value, decimal.Decimal):
        return int(value) if value == value.to_integral_value() else float(value)
    return str(value) if isinstance(value, datetime.date) else value


if __name__ == "__main__":
    main()
