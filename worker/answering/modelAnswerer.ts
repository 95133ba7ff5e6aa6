import { errorText } from '../errorText'
import type { Answer, Answerer, Question } from './answerer'
import { answerWhole } from './answerWhole'
import { groundedAnswerer } from './groundedAnswerer'
import { type Lock, lock } from './lock/lock'
import { type ChatTurn, type Model, ModelFailed, tokensOf } from './models/model'
import { withTimeLimit } from './models/withTimeLimit'
import { PROMPT_VERSION, promptFor } from './prompt/promptFor'
import { isForCode } from './question/isForCode'
import { goOnFromFacts, offerAfter } from './replies/afterModel'
import { distinct } from './replies/draft'

type ModelUse = {
  model: Model
  limitMs: number
  /** What a model is told of the business's trade. */
  guidance: string[]
  answered: () => void
  /** It failed on these messages. */
  failed: (messages: ChatTurn[]) => void
}

/**
 * Asks a model and lets out what the lock lets through. What code decides, and what code answers as well, never reaches it. Where a model
 * fails, or nothing of its words may be said, the answer from facts takes its place.
 */
export const modelAnswerer = (use: ModelUse): Answerer =>
  async function* (question) {
    const facts = await answerWhole(groundedAnswerer, question)
    if (isForCode(question.text) || (facts.known && (facts.needsLeadCapture || facts.needsScheduling))) {
      yield facts.content
      return facts
    }
    const { state, isBroken, tokens } = yield* ask(use, question)
    const end = ending(state, facts, question.text, isBroken)
    if (end !== '') yield end
    return {
      ...decided(state, facts, isBroken),
      content: state.text + end,
      tokens,
      ...(state.held > 0 && { rule: LOCKED }),
    }
  }

const LOCKED = 'Price and promise lock: what your facts don’t say was taken out'

async function* ask(use: ModelUse, question: Question) {
  const messages = promptFor(question, use.guidance)
  // Ready before the model is asked: what it says then waits for nothing.
  const gate = lock(question)
  const pieces = withTimeLimit((stop) => use.model.stream(messages, stop), use.limitMs)
  let said = ''
  try {
    for (let step = await pieces.next(); ; step = await pieces.next()) {
      if (step.done || gate.state.isFull) {
        yield* gate.end()
        use.answered()
        return { state: gate.state, tokens: step.done ? step.value : tokensOf(messages, said), isBroken: false }
      }
      said += step.value
      yield* gate.take(step.value)
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    const { endpoint } = use.model
    console.warn(JSON.stringify({ event: 'model.failed', endpoint, prompt: PROMPT_VERSION, error: errorText(error) }))
    use.failed(messages)
    return { state: gate.state, tokens: said === '' ? 0 : tokensOf(messages, said), isBroken: true }
  } finally {
    pieces.return(0).catch(() => undefined)
  }
}

function ending(
  { text, claims, held, knowsNot }: Lock['state'],
  facts: Answer,
  asked: string,
  isBroken: boolean,
): string {
  if (isBroken) return goOnFromFacts({ text, claims }, facts, asked)
  if (claims > 0) return held > 0 ? offerAfter(text, asked) : ''
  const gap = text === '' ? '' : ' '
  if (facts.known || knowsNot === '')
    return gap + facts.content + (held > 0 && facts.known ? offerAfter(facts.content, asked) : '')
  return gap + knowsNot + offerAfter(text + knowsNot, asked)
}

function decided({ claims, sources, knowsNot }: Lock['state'], facts: Answer, isBroken: boolean): Answer {
  if (claims > 0 && !isBroken)
    return {
      ...facts,
      needsLeadCapture: false,
      needsScheduling: false,
      sources: distinct(sources).slice(0, SOURCES),
      known: true,
      answeredBy: 'model',
    }
  const isModels = !isBroken && !facts.known && knowsNot !== ''
  return { ...facts, known: facts.known || claims > 0, answeredBy: isModels ? 'model' : 'facts' }
}
const SOURCES = 3
