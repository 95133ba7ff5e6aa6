import type { QuickAction } from '../../../../../contract/quickReplies'
import { takesBookings } from '../../../../businesses'
import { quickLabel } from '../../../understand/quickAction'
import type { Spoken } from '../../spoken'
import { answer, type Speaking, say } from '../speaking'
import { listText } from './formats'
import { weekOf } from './week'

const MOST_SERVICES = 3
const MOST_CHOICES = 3

/** Who presses "Learn More" reads two sentences, and may press what to learn more of. */
export function introduce(speaking: Speaking): Spoken | undefined {
  const { statements } = speaking.evidence
  const services = statements.filter(({ id }) => id.startsWith('fact:services#'))
  const [first] = services
  if (!first) return undefined
  const isList = services.every(({ kind }) => kind === 'item')
  const hasMore = services.length > MOST_SERVICES
  const list = listText(
    speaking,
    services.slice(0, MOST_SERVICES).map(({ text }) => text),
  )
  const what = isList ? say(speaking, hasMore ? 'mainServices' : 'services', { list }) : first.text
  const said = answer([what, say(speaking, 'whatNext')], first.source)
  return said && { ...said, quickReplies: choicesOf(speaking, hasMore) }
}

/** What the business has an answer to, and then a person. */
function choicesOf(speaking: Speaking, hasMore: boolean): string[] {
  const { question, evidence, understood } = speaking
  const { profile } = question
  const isPriced = evidence.statements.some(({ id }) => id.startsWith('fact:prices#'))
  const actions: QuickAction[] = [
    ...(isPriced ? (['prices'] as const) : []),
    ...(weekOf(speaking) ? (['hours'] as const) : []),
    ...(hasMore ? (['services'] as const) : []),
    takesBookings(profile) || profile.calendlyUrl ? 'book' : 'call',
    'quote',
  ]
  return actions.slice(0, MOST_CHOICES).map((action) => quickLabel(action, understood.language))
}
