import type { Answerer } from './answerer'
import { composeAnswer } from './composeAnswer'
import { gatherEvidence } from './evidence/evidence'
import { answerInTongue } from './tongues/answerInTongue'
import { tongueOf } from './tongues/detect'

/** Answers from the business's own facts alone: no model, no call to anything, the same reply to the same question. */
export const groundedAnswerer: Answerer = async function* (question) {
  const evidence = gatherEvidence(question)
  const tongue = tongueOf(question.text, question.page.language)
  const reply = tongue === 'en' ? composeAnswer(question, evidence) : answerInTongue(tongue, question, evidence)
  yield reply.content
  return reply
}
