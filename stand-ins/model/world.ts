/** How the endpoint takes the next requests. */
export const MOODS = [
  /** Says `says`, piece by piece. */
  'says',
  /** Says what `script` has for the visitor's message, and answers questions of yes or no from `verdicts`, else neither way. */
  'scripted',
  /** Takes the request and is silent. */
  'stalls',
  /** Says its first pieces and is silent. */
  'stallsMidway',
  /** Says its first pieces and breaks the connection. */
  'drops',
  /** Says its first pieces and ends the stream as if it were whole. */
  'endsEarly',
  /** 429. */
  'busy',
  /** 500. */
  'fails',
  /** 400, for this message alone. */
  'declines',
  /** 200 with a page in place of a stream. */
  'nonsense',
  /** A stream of events that are no completion. */
  'garbles',
  /** A stream without a word. */
  'empty',
  /** A stream of blanks that goes on and on. */
  'blank',
  /** Events without a choice, and never an end. */
  'choiceless',
  /** Says `says` again and again and never ends. */
  'endless',
  /** Says one word after the other and never ends the sentence. */
  'breathless',
  /** Answers whole, as JSON of ever more megabytes. */
  'gigantic',
  /** Answers whole, as JSON, though a stream was asked for. */
  'whole',
] as const
type Mood = (typeof MOODS)[number]

/** What is said to a visitor's message: in the chat of the business that `site` names, after the message `before` where one is given. */
type ScriptLine = { site?: string; before?: string; user: string; says: string }
/** A sentence that a model was asked about, for a reader to judge. */
type OpenVerdict = { key: string; asked: string; verdict: string }
export type Turn = { role: string; content: string }
export type World = {
  mood: Mood
  says: string
  /** Of several lines that fit the last counts. */
  script: ScriptLine[]
  /** By the question's `verdictKey`. */
  verdicts: Record<string, string>
  /** Sentences to which it says no, whatever they are said of. */
  denied: string[]
  /** Questions of yes or no that `verdicts` didn't hold. */
  open: OpenVerdict[]
  /** How many characters a piece has, and what passes between two of them. */
  pieceLength: number
  pauseMs: number
  /** All that was asked, the latest last. */
  requests: { model: string; messages: Turn[]; stream: boolean }[]
  /** When the last piece of the first sentence was written, in milliseconds since 1970. */
  firstSentenceAt: number
}

export const newWorld = (): World => ({
  mood: 'says',
  says: 'I don’t have that information here.',
  script: [],
  verdicts: {},
  denied: [],
  open: [],
  pieceLength: 4,
  pauseMs: 0,
  requests: [],
  firstSentenceAt: 0,
})
