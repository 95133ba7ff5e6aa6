import type { Language } from '../../../contract/languages'
import { languageOf } from '../../text/languageOf'
import { parseValues } from '../../text/parseValues'
import { type Carriage, carriageOf } from './carriageOf'
import { type CheckContext, type CheckInput, contextOf } from './context'
import { judge, type Verdict } from './judge'
import type { Shown } from './passages'

export type { Verdict } from './judge'

/** `carriage`: what some of the lines that are shown with a sentence carry of it. */
export type Checked = Verdict & { carriage: (lines: readonly Shown[], calendar?: readonly string[]) => Carriage }

/** Reads what the business says once, then judges the sentences of a reply one by one; `before`: what the visitor has read of it. */
export function checkerOf(checked: CheckInput): (sentence: string, before?: string) => Checked {
  const contexts = new Map<Language, CheckContext>()
  return (text, before = '') => {
    // A model may answer in the site's language what it is asked in another, or in the visitor's where that couldn't be told.
    const language = spokenIn(text, checked.language)
    const whole = contexts.get(language) ?? contextOf({ ...checked, language })
    contexts.set(language, whole)
    const context = { ...whole, answeredValues: [...whole.answeredValues, ...parseValues(before, checked.profile)] }
    return {
      ...judge(text, context).verdict,
      carriage: (lines, calendar) => carriageOf(text, lines, context, calendar),
    }
  }
}

/** Names tell nothing of a language: "Thao Vang handles custody." is told by its other words. */
function spokenIn(text: string, expected: Language): Language {
  const told = languageOf(text, expected)
  return told && told === languageOf(text.replaceAll(NAME, ' '), expected) ? told : expected
}
const NAME = /\p{Lu}[\p{L}'’-]*/gu
