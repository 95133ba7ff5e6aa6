import { type Answerer, decide, remember, understand } from '../../answering'
import words from './words.json'

/**
 * On a site that the business hasn't allowed yet: one and the same friendly reply, by which whoever likes leaves their details. No model is
 * asked, nothing that the business says is told, and no question becomes the owner's to answer.
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
