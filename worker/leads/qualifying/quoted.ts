const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Whether a quotation stands in the visitor's words, but for case, spaces and the form of quotation marks. */
export function isQuoted(quote: string, words: string[]): boolean {
  const sought = plain(quote)
  return sought !== '' && words.some((text) => plain(text).includes(sought))
}

/** Whether all numbers of a sentence about the visitor stand in their words. */
export const hasOnlyTheirNumbers = (line: string, words: string[]): boolean =>
  (line.match(/\d+/g) ?? []).every((number) => words.some((text) => text.includes(number)))
