import type { Source } from '../../../contract/chat'
import type { Statement } from '../../knowledge'
import { log } from '../../platform/log/log'
import type { Question } from '../answerer'
import { checkerOf } from '../check/checkerOf'
import { saysUnknown } from '../check/kinds'
import { sayStatement } from '../check/say'
import { verifyQuestion } from '../check/verify'
import type { Evidence } from '../gather/evidence'
import { type ConversationState, MATTERS } from '../state'
import type { Kind, Understood } from '../understand/understood'
import { askVerifier } from './askVerifier'
import { type ChatTurn, isOfMessage, type Model, ModelFailed, tokensOf } from './models/model'
import { withTimeLimit } from './models/withTimeLimit'
import { PROMPT_VERSION, promptFor } from './prompt/promptFor'
import { recitesRules } from './prompt/rules'
import { type Tag, tagFilter } from './prompt/tags'
import { quotePage } from './quotePage'
import { readSentences } from './readSentences'

export type ModelUse = {
  model: Model
  limitMs: number
  answered: () => void
  /** It failed on these messages. */
  failed: (messages: ChatTurn[]) => void
  /** Told what came of the reply, sentence by sentence. */
  report?: (reply: ModelReply) => void
}

/** What came of a model's reply: what the visitor read of it, and what was changed on the way. */
export type ModelReply = {
  text: string
  sources: Source[]
  tags: ReadonlySet<Tag>
  /** How many of its own sentences the visitor read. */
  kept: number
  /** A sentence of it says that the answer isn't at hand. */
  isUnknowing: boolean
  /** Its last sentence asks the visitor something. */
  asksBack: boolean
  /** What it told was left out, and nothing that stands on the business's words has been read: the question waits for an answer. */
  isOwing: boolean
  /** What would be said instead of the first that was left out. */
  instead?: Statement
  /** Sentences left out or replaced by the site's own. */
  changed: { sentence: string; why: string; instead: string }[]
  tokens: number
  isBroken: boolean
}

type Speaking = { question: Question; understood: Understood; state: ConversationState; evidence: Evidence }

/** A page poured out is no answer. */
const LONGEST = 600
/** The marks that fence the data belong to no reply. */
const OF_THE_PROMPT = /<<|>>|\bDATA\b/
const ASKS = /[?？؟]\W*$/

/** Asks a model and lets its sentences out in order, each once it is checked. Never throws: what breaks off is `isBroken`. */
export async function* speakWithModel(use: ModelUse, speaking: Speaking): AsyncGenerator<string, ModelReply> {
  const messages = promptFor(speaking)
  // Ready before the model is asked: what it says then waits for nothing.
  const gate = gateOf(use.model, speaking)
  const filter = tagFilter()
  let heard = ''
  const stream = withTimeLimit((stop) => use.model.stream(messages, stop), use.limitMs)
  const sentences = readSentences(untagged(stream, filter, (piece) => (heard += piece)))
  const reply = (tokens: number, isBroken: boolean): ModelReply => ({
    ...gate.state,
    text: gate.state.text,
    tags: filter.tags,
    tokens,
    isBroken,
  })
  try {
    for (let step = await sentences.next(); ; step = await sentences.next()) {
      if (step.done || gate.state.text.length >= LONGEST) {
        use.answered()
        return reply(step.done ? step.value : tokensOf(messages, heard), false)
      }
      const said = await gate.take(step.value)
      if (said !== '') yield said
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    const { endpoint } = use.model
    log.warn('model.failed', { endpoint, prompt: PROMPT_VERSION, error })
    if (!isOfMessage(error)) use.failed(messages)
    return reply(heard === '' ? 0 : tokensOf(messages, heard), true)
  } finally {
    stream.return(0).catch(() => undefined)
  }
}

async function* untagged(
  stream: AsyncGenerator<string, number>,
  filter: ReturnType<typeof tagFilter>,
  hear: (piece: string) => void,
): AsyncGenerator<string, number> {
  for (let step = await stream.next(); ; step = await stream.next()) {
    if (step.done) {
      const rest = filter.end()
      if (rest !== '') yield rest
      return step.value
    }
    hear(step.value)
    const text = filter.take(step.value)
    if (text !== '') yield text
  }
}

/** Here a receptionist listens: nothing is sold, and what isn't stated word by word is sympathy. */
const LISTENS: ReadonlySet<Kind> = new Set([
  ...MATTERS,
  'gives_details',
  'accepts',
  'declines',
  'abuse',
] satisfies Kind[])

/** What stands between a model and a visitor: each sentence passes, gives way to the site's own words, or is left out. */
function gateOf(model: Model, speaking: Speaking) {
  const { question, understood, evidence } = speaking
  const check = checkerOf({ ...question, understood, evidence, language: understood.language })
  const said = new Set<string>()
  const sources = new Map<string, Source>()
  const state: Omit<ModelReply, 'tags' | 'tokens' | 'isBroken'> = {
    text: '',
    sources: [],
    kept: 0,
    isUnknowing: false,
    asksBack: false,
    isOwing: false,
    changed: [],
  }
  const add = (text: string, source: Source | undefined): string => {
    if (text === '' || said.has(text)) return ''
    said.add(text)
    if (source) sources.set(`${source.kind} ${source.title}`, source)
    state.sources = [...sources.values()].slice(0, 3)
    const spaced = state.text === '' ? text : ` ${text}`
    state.text += spaced
    return spaced
  }
  const listens = LISTENS.has(understood.kind) && !understood.asks
  const heard = new Set<string>()
  let isAnswered = false
  const take = async (sentence: string): Promise<string> => {
    // A model that goes round in circles costs one look, and one question to the verifier.
    if (heard.has(sentence) || OF_THE_PROMPT.test(sentence) || recitesRules(sentence)) return ''
    heard.add(sentence)
    const verdict = check(sentence)
    if (saysUnknown(sentence, understood.language)) state.isUnknowing = true
    const stands =
      verdict.state === 'pass' ||
      (verdict.state === 'doubtful' && listens) ||
      (verdict.state === 'doubtful' &&
        verdict.near.length > 0 &&
        (await askVerifier(model, verifyQuestion(question.text, sentence, verdict.near))))
    const source = verdict.state === 'pass' ? verdict.source : verdict.near[0]
    const isBacked = source !== undefined || state.isUnknowing
    const quoted = listens || (stands && isBacked) ? undefined : quotePage(speaking, sentence)
    if (stands && !quoted) {
      // A courtesy or an offer is no answer: after a lie that was left out, the business's own words come first.
      if (state.isOwing && !isBacked) return ''
      const owed = state.isOwing && state.instead ? add(sayStatement(state.instead), state.instead.source) : ''
      state.isOwing = false
      isAnswered ||= isBacked
      state.kept += 1
      state.asksBack = ASKS.test(sentence)
      return owed + add(sentence, source?.source)
    }
    const near = listens || verdict.state === 'pass' ? undefined : verdict.instead
    const instead = near && !said.has(sayStatement(near)) ? near : undefined
    const text = quoted?.text ?? (instead ? sayStatement(instead) : '')
    const why = verdict.state === 'pass' ? 'the page’s word, not the business’s' : verdict.why
    state.changed.push({ sentence, why, instead: text })
    if (isAnswered || listens || quoted) return add(text, quoted?.sources[0] ?? instead?.source)
    // What the lie was about may not be what was asked: that is answered first.
    state.isOwing = true
    if (instead) state.instead ??= instead
    return ''
  }
  return { state, take }
}
