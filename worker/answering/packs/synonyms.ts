import type { Pack } from './pack'

/** What else this trade calls the things that a text speaks of; empty where it speaks of none that has another name. */
export const otherWordsFor = (pack: Pack, text: string): string => otherNamesFor(pack, text).join(' ')

/** The same, each name by itself. */
export function otherNamesFor({ synonyms }: Pack, text: string): string[] {
  const line = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, ' ')} `
  return synonyms
    .filter((group) => group.some((word) => line.includes(` ${word} `)))
    .flatMap((group) => group.filter((word) => !line.includes(` ${word} `)))
}
