import { log } from '../../platform/log/log'
import { fold } from '../../text/fold'
import { holds, type Lexicon, lexiconOf } from '../lexicon/lexicon'
import { gateOf } from './gateOf'
import type { LetOut } from './letOut'
import { type ChatTurn, isOfMessage, type Model, ModelFailed, tokenCountOf } from './models/model'
import { withTimeLimit } from './models/withTimeLimit'
import { PROMPT_VERSION, promptFor } from './prompt/promptFor'
import { type Noted, type Tag, tagFilter } from './prompt/tags'
import { readSentences } from './readSentences'
import type { Speaking } from './withoutModel/speaking'

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
export type ModelReply = LetOut & {
  tags: ReadonlySet<Tag>
  noted?: Noted
  tokens: number
  isBroken: boolean
  /** It is sorry, feels with the visitor or lets somebody know, whether the visitor read it or not. */
  isMoved: boolean
}

/** A page poured out is no answer. */
const LONGEST = 600
/** Many times what a reply comes to: of what goes on, whatever it is, nothing more is heard. */
const MOST_HEARD = 8_000

/** Asks a model and lets its sentences out in order, each once it is checked. Never throws: what breaks off is `isBroken`. */
export async function* speakWithModel(use: ModelUse, speaking: Speaking): AsyncGenerator<string, ModelReply> {
  const messages = promptFor(speaking)
  // Ready before the model is asked: what it says then waits for nothing.
  const gate = gateOf(use.model, speaking)
  const filter = tagFilter()
  let heard = ''
  const stream = withTimeLimit((stop) => use.model.stream(messages, stop), use.limitMs)
  const sentences = readSentences(
    untagged(stream, filter, (piece) => {
      heard += piece
      return heard.length > MOST_HEARD
    }),
  )
  const reply = (tokens: number, isBroken: boolean): ModelReply => ({
    ...gate.state,
    tags: filter.tags,
    ...filter.heard,
    tokens,
    isBroken,
    isMoved: isMoved(heard, lexiconOf(speaking.understood.language)),
  })
  try {
    for (let step = await sentences.next(); ; step = await sentences.next()) {
      if (step.done || gate.state.text.length >= LONGEST || heard.length > MOST_HEARD) {
        use.answered()
        const last = gate.end()
        if (last !== '') yield last
        return reply((step.done && step.value) || tokenCountOf(messages, heard), false)
      }
      const said = await gate.take(step.value)
      if (said !== '') yield said
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    const { endpoint } = use.model
    log.warn('model.failed', { endpoint, prompt: PROMPT_VERSION, error })
    if (!isOfMessage(error)) use.failed(messages)
    return reply(heard === '' ? 0 : tokenCountOf(messages, heard), true)
  } finally {
    stream.return(0).catch(() => undefined)
  }
}

const isMoved = (said: string, { sorry, feeling, sympathy, offer }: Lexicon): boolean =>
  [sorry, feeling, sympathy, offer].some((list) => holds(list, fold(said)))

/** The text of a stream and its tokens; 0 where more was said than `hear` takes. */
async function* untagged(
  stream: AsyncGenerator<string, number>,
  filter: ReturnType<typeof tagFilter>,
  hear: (piece: string) => boolean,
): AsyncGenerator<string, number> {
  for (let step = await stream.next(); ; step = await stream.next()) {
    if (step.done) {
      const rest = filter.end()
      if (rest !== '') yield rest
      return step.value
    }
    const isTooMuch = hear(step.value)
    const text = filter.take(step.value)
    if (text !== '') yield text
    if (isTooMuch) return 0
  }
}
