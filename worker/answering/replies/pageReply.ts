import type { Page } from '../answerer'
import type { Evidence } from '../evidence/evidence'
import { sourceOf } from '../evidence/passages'
import { type Draft, fact, sameSource } from './draft'

const LONGEST = 360

/** What the page being looked at is about: its title and the sentences that it opens with. */
export const pageReply = (page: Page, { passages }: Evidence): Draft | undefined => {
  const source = sourceOf(page)
  const opening: string[] = []
  for (const passage of passages) {
    if (passage.kind !== 'sentence' || !sameSource(passage.source, source)) continue
    if ([...opening, passage.text].join(' ').length > LONGEST) break
    opening.push(passage.text)
    if (opening.length === 2) break
  }
  const title = (page.title ?? '').trim().slice(0, 120)
  if (title === '' && opening.length === 0) return undefined
  const named = title === '' ? '' : `You're looking at “${title}”.`
  return fact([named, ...opening].filter(Boolean).join(' '), [source])
}
