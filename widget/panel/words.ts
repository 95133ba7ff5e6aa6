import { signal } from '@preact/signals'
import en from '../words/en'

export type Words = { [Key in keyof typeof en]: string }

/** What the panel says, in the visitor's language. A panel stands on a page once, so its words do, too. */
export const words = signal<Words>(en)
export const language = signal('en')

const inEnglish: [string, string][] = Object.entries(en)
const isKey = (key?: string): key is keyof Words => key !== undefined && key in en

/** What the specification fixes, the greeting and the quick replies, in the visitor's language; an owner's own words as they are. */
export const translated = (text: string) => {
  const key = inEnglish.find(([, english]) => english === text)?.[0]
  return isKey(key) ? words.value[key] : text
}
