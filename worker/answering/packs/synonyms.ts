import type { Pack } from './pack'

/** What else this trade calls the things that a text speaks of; empty where it speaks of none that has another name. */
export function otherWordsFor({ synonyms }: Pack, text: string): string {
  const line = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, ' ')} `
  return synonyms
    .filter((group) => group.some((word) => line.includes(` ${word} `)))
    .flatMap((group) => group.filter((word) => !line.includes(` ${word} `)))
    .join(' ')
}
