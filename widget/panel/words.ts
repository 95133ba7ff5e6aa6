import { signal } from '@preact/signals'
import en from '../words/en'

export type Words = { [Key in keyof typeof en]: string }

/** What the panel says, in the visitor's language. A panel stands on a page once, so its words do, too. */
export const words = signal<Words>(en)
export const language = signal('en')

const keys = Object.keys(en) as (keyof Words)[]

/** What the specification fixes, the greeting and the quick replies, in the visitor's language; an owner's own words as they are. */
export const translated = (text: string) => {
  const key = keys.find((each) => en[each] === text)
  return key ? words.value[key] : text
}
