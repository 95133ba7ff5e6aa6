// A spreadsheet runs a cell that starts like this, a full-width sign or one behind spaces included; the apostrophe makes it text (OWASP,
// CSV Injection).
const asText = (value: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value)

// RFC 4180, and the signs that spreadsheets of other countries part cells by.
const cell = (value: string) =>
  /[",;\t\r\n]/.test(asText(value)) ? `"${asText(value).replaceAll('"', '""')}"` : asText(value)

/** What a CSV file begins with, so that Excel reads it as UTF-8: the byte order mark. */
export const CSV_START = '\uFEFF'

export const csvLine = (values: string[]): string => `${values.map(cell).join(',')}\r\n`
