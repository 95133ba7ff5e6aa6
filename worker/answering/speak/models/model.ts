export type ChatTurn = { role: 'system' | 'user' | 'assistant'; content: string }

/** A language model behind some endpoint. `stream` yields text as it is made, returns the tokens it used, and throws `ModelFailed`. */
export type Model = {
  /** What is broken when it is broken: an address, or the platform's binding. */
  endpoint: string
  stream: (messages: ChatTurn[], stop: AbortSignal) => AsyncGenerator<string, number>
}

type ModelFailure = 'unreachable' | 'refused' | 'busy' | 'nonsense' | 'dropped' | 'silent' | 'empty' | 'declined'

export class ModelFailed extends Error {
  constructor(
    readonly failure: ModelFailure,
    options?: ErrorOptions,
  ) {
    super(`The model is ${failure}`, options)
  }
}

/** What a provider won't answer, or has no words for, says nothing of what it does with the next message. */
export const isOfMessage = ({ failure }: ModelFailed): boolean => failure === 'declined' || failure === 'empty'

/** A reply is two or three sentences; a model that goes on is cut. */
export const REPLY_TOKENS = 320
/** Near to the facts rather than original. */
export const TEMPERATURE = 0.2

/** What providers' tokenizers come to for English, rounded towards more. */
const CHARACTERS_A_TOKEN = 3.6
const tokensIn = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN)
export const tokenCountOf = (messages: ChatTurn[], said: string): number =>
  messages.reduce((sum, { content }) => sum + tokensIn(content) + 4, tokensIn(said))
