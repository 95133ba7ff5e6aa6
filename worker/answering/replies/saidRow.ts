/** A table's "Gel manicure, Time: 50 min, Price: $40" as one would say it: "Gel manicure: $40, 50 min". */
export const saidRow = (text: string): string => {
  const { label, time, price } = TABLE_ROW.exec(text)?.groups ?? {}
  return label === undefined || price === undefined
    ? text
    : `${label}: ${price}${time === undefined ? '' : `, ${time}`}`
}
const TABLE_ROW =
  /^(?<label>[^:]+?)(?:,|:) (?:(?:time|duration|length|minutes): (?<time>[^,:]+), )?(?:prices?|cost|fee|rate|amount|charge|from): (?<price>[^:]+)$/i
