import { signal } from '@preact/signals'
import en from '../words/en'

export type Words = { [Key in keyof typeof en]: string }

/** The panel's words in the visitor's language. Module state, since there is one panel per page. */
export const words = signal<Words>(en)
export const language = signal('en')

const keys = Object.keys(en) as (keyof Words)[]

/**
 * The panel's own words in the visitor's language: "Learn More" → "Mehr erfahren". An owner's words, such as a greeting of their own, stay as
 * they are.
 */
export const translated = (text: string) => {
  const key = keys.find((each) => en[each] === text)
  return key ? words.value[key] : text
}
