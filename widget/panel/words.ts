import { signal } from '@preact/signals'
import type { Wrong } from '../lead/wrong'
import en from '../words/en'

export type Words = { [Key in keyof typeof en | keyof Wrong]: string } & {
  /** Labels of the quick replies, by the English ones. */
  replies: Record<string, string>
}
/** In English without what is wrong with a form. */
export type PanelWords = Omit<Words, keyof Wrong | 'replies'> & Partial<Wrong & Pick<Words, 'replies'>>

/** The panel's words in the visitor's language. Module state, since there is one panel per page. */
export const words = signal<PanelWords>(en)
export const language = signal('en')

const keys = Object.keys(en) as (keyof typeof en)[]

/**
 * The panel's own words in the visitor's language: "Learn More" → "Mehr erfahren". An owner's words, such as a greeting of their own, stay as
 * they are.
 */
export const translated = (text: string) => {
  const key = keys.find((each) => en[each] === text)
  return key
    ? words.value[key]
    : (words.value.replies && Object.hasOwn(words.value.replies, text) && words.value.replies[text]) || text
}
