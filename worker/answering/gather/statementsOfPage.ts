import type { Source } from '../../../contract/chat'
import { readText } from '../../knowledge/documents/readText'
import type { Statement } from '../../knowledge/statement'
import type { Locale } from '../../text/value'
import type { Page } from '../answerer'

/** What stands on the page in front of the visitor, as their browser says: a line for each block of it. */
export function statementsOfPage({ url, title, content }: Page, locale: Locale): Statement[] {
  const source: Source = { kind: 'page', title: title ?? 'This page', ...(url && { url }) }
  return readText((content ?? '').replaceAll('\n', '\n\n'), source, 'page', locale)
}
