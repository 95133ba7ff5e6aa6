import { type Answerer, decide, remember, understand } from '../../answering'
import words from './words.json'

/**
 * The answerer on sites that the business hasn't allowed yet: always the same friendly reply that takes contact details. It asks no model,
 * says nothing about the business and records no unanswered question.
 */
export const detailsOnlyAnswerer: Answerer = async function* (question) {
  const understood = understand(question)
  const state = remember(question.state, understood, question.text)
  const { name, phone, email } = state.details
  const isReached = name !== undefined && (phone !== undefined || email !== undefined)
  const { offer, taken } = words[understood.language]
  const content = isReached ? taken : offer
  yield content
  const spoken = { text: content, sources: [], known: true, ...(!isReached && { offers: 'details' as const }) }
  const { wantsContact: _, ...decided } = decide({ question, understood, state, spoken })
  return { ...decided, content, answeredBy: 'facts', needsLeadCapture: !isReached, needsScheduling: false }
}
