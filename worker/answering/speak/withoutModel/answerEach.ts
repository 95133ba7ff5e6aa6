import { gather } from '../../gather/gather'
import { questionsIn } from '../../understand/asksIn'
import { lookupOf } from '../../understand/lookupOf'
import type { Spoken } from '../spoken'
import { readAsked } from './asked/asked'
import { knownReply } from './questionReply'
import { type Speaking, together } from './speaking'

/** Nobody waits for more. */
const MOST = 3

/** "How much are pads and are you open Saturday?": both answers, where the business says both; undefined where it doesn't. */
export async function answerEach(speaking: Speaking): Promise<Spoken | undefined> {
  const { question, understood } = speaking
  const { kind, language, asking, details } = understood
  const parts = kind === 'question' && Object.keys(details).length === 0 ? questionsIn(asking, language) : []
  if (parts.length < 2 || parts.length > MOST) return undefined
  const replies: Spoken[] = []
  let topic = question.state.topic
  for (const part of parts) {
    const lookup = lookupOf(part, language, topic)
    const evidence = gather({ ...question, found: await question.find(lookup) }, { lookup, language })
    const one = { ...speaking, evidence, understood: { ...understood, asking: part, lookup } }
    const reply = knownReply(one, readAsked(one))
    if (!reply?.known) return undefined
    if (!replies.some(({ text }) => text === reply.text)) replies.push(reply)
    topic = lookup
  }
  return replies.length > 1 ? together(...replies) : undefined
}
