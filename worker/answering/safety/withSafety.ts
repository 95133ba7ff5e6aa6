import type { Answer, Answerer } from '../answerer'
import { sentencesOf } from '../evidence/sentences'
import { normal } from '../lock/normal'
import type { Never, Pack } from '../packs/pack'
import { urgentReply } from './urgentReply'

const decided = (content: string, needsLeadCapture: boolean): Answer => ({
  content,
  needsLeadCapture,
  needsScheduling: false,
  sources: [],
  known: true,
  answeredBy: 'facts',
  rule: URGENT,
})
const URGENT = 'Safety: what is urgent is said before anything else'
const FORBIDDEN = 'Safety: your trade’s rules took something out'

/** The trade's rules, held on whatever any answerer says: what is urgent comes first, and what must never be said is replaced. */
export const withSafety = (answerer: Answerer, pack: Pack): Answerer =>
  async function* (question) {
    const urgent = urgentReply(pack, question.profile, question.text)
    if (urgent) yield urgent.content
    if (urgent && urgent.next !== 'answer') return decided(urgent.content, urgent.next === 'details')
    const gap = urgent ? ' ' : ''
    const said = new Set<string>()
    const answering = answerer(question)
    let content = urgent?.content ?? ''
    for (let step = await answering.next(); ; step = await answering.next()) {
      if (step.done) return { ...step.value, content, ...ruleOf(urgent !== undefined, said.size > 0) }
      const text = (content === urgent?.content ? gap : '') + withoutForbidden(step.value, pack.safety.never, said)
      if (text.trim() === '') continue
      content += text
      yield text
    }
  }

const ruleOf = (isUrgent: boolean, isForbidden: boolean): Pick<Answer, 'rule'> => {
  if (isForbidden) return { rule: FORBIDDEN }
  return isUrgent ? { rule: URGENT } : {}
}

/** A piece is one sentence or several, each whole. */
function withoutForbidden(piece: string, never: Never[], said: Set<string>): string {
  const broken = (sentence: string) => never.find(({ says }) => says.some((one) => one.test(normal(sentence))))
  if (!broken(piece)) return piece
  const lead = /^\s*/.exec(piece)?.[0] ?? ''
  const kept = sentencesOf(piece).flatMap((sentence) => {
    const rule = broken(sentence)
    if (!rule) return [sentence]
    if (said.has(rule.id)) return []
    said.add(rule.id)
    return [rule.instead]
  })
  return kept.length === 0 ? '' : lead + kept.join(' ')
}
