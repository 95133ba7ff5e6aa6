import type { Language } from '../../../contract/languages'
import { languageOf } from '../../text/languageOf'
import type { Evidence } from './evidence'

const SAMPLE = 2_000
/** Asked for each sentence and quotation of a reply. */
const known = new WeakMap<Evidence['statements'], Language | 'none'>()

/** What the business writes in, by the first of what it says. */
export function siteLanguage({ statements }: Pick<Evidence, 'statements'>): Language | undefined {
  const language = known.get(statements) ?? languageOf(firstOf(statements)) ?? 'none'
  known.set(statements, language)
  return language === 'none' ? undefined : language
}

function firstOf(statements: Evidence['statements']): string {
  let first = ''
  for (const { text } of statements) {
    if (first.length >= SAMPLE) break
    first += `${text}\n`
  }
  return first.slice(0, SAMPLE)
}
