// A spreadsheet runs a cell that starts like this, a full-width sign or one behind spaces included, and one that splits at another
// separator runs each part; the apostrophe makes it text (OWASP, CSV Injection).
const asText = (value: string) =>
  (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value).replace(
    /([;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g,
    "$1'",
  )

// RFC 4180; also quotes the separators of other locales.
const cell = (value: string) =>
  /[",;\t\r\n]/.test(asText(value)) ? `"${asText(value).replaceAll('"', '""')}"` : asText(value)

/** The byte order mark, so that Excel reads the file as UTF-8. */
export const CSV_START = '\uFEFF'

export const csvLine = (values: string[]): string => `${values.map(cell).join(',')}\r\n`
