import type { Answerer } from './answerer'
import { composeAnswer } from './composeAnswer'
import { gatherEvidence } from './evidence/evidence'

/** Answers from the business's own facts alone: no model, no call to anything, the same reply to the same question. */
export const groundedAnswerer: Answerer = async function* (question) {
  const reply = composeAnswer(question, gatherEvidence(question))
  yield reply.content
  return reply
}
