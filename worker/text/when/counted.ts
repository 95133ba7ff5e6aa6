import { timeAt } from '../values/times'
import { lexemesIn } from './prepared'
import type { WhenContext } from './readWhen'
import { whenWords } from './words'

/** A text without the numbers that say an age or how many: "im 23", "there are 11 of us". */
export function withoutCounted(text: string, { language }: Pick<WhenContext, 'language'>): string {
  const lexemes = lexemesIn(text)
  const words = whenWords(language)
  const left: string[] = []
  for (let at = 0; at < lexemes.length; at++) {
    const lead = words.counts(lexemes, at)
    // "Im 3 pm" is a time.
    if (lead && lexemes[lead.end]?.kind === 'digits' && !timeAt(lexemes, lead.end)?.isSure) at = lead.end
    else left.push(lexemes[at]?.written ?? '')
  }
  return left.length === lexemes.length ? text : left.join(' ')
}
