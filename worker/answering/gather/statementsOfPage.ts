import type { Source } from '../../../contract/chat'
import { LANGUAGES } from '../../../contract/languages'
import { readText, type Statement } from '../../knowledge'
import { fold } from '../../text/fold'
import { parseValues } from '../../text/parseValues'
import type { Locale } from '../../text/value'
import type { VisitorPage } from '../answerer'
import { anyOf, holds, lexiconOf } from '../lexicon/lexicon'
import WORDS from './pageWords.json'

const OF_BUSINESS = anyOf(Object.values(WORDS.ofBusiness).flat())

/**
 * What the page in front of the visitor is of, as their browser says. Anybody can have a browser say anything: what speaks for the
 * business, promises something or holds a number is left out, wherever it stands.
 */
export function statementsOfPage({ url, title, content }: VisitorPage, locale: Locale): Statement[] {
  const describes = (text: string) =>
    !/\p{Nd}/u.test(text) &&
    parseValues(text, locale).length === 0 &&
    ![OF_BUSINESS, ...LANGUAGES.map((language) => lexiconOf(language).promising)].some((list) =>
      holds(list, fold(text)),
    )
  const source: Source = { kind: 'page', title: title && describes(title) ? title : 'This page', ...(url && { url }) }
  return readText((content ?? '').replaceAll('\n', '\n\n'), source, 'page', locale).filter(({ text, trail }) =>
    [text, ...trail].every(describes),
  )
}
