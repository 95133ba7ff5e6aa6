const SENTENCE_END = /[.!?。！？](?=\s|$)/gu

/** At most so many characters: whole sentences where there is room for one, else whole words. */
export function cutAtSentence(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  const end = [...start.matchAll(SENTENCE_END)].at(-1)?.index ?? 0
  return end > most / 2 ? start.slice(0, end + 1) : cutAtWord(text, most)
}

export function cutAtWord(text: string, most: number): string {
  const start = text.slice(0, most - 1)
  const at = start.lastIndexOf(' ')
  return `${(at > 0 ? start.slice(0, at) : start).replace(/[,;:]$/, '').toWellFormed()}…`
}
