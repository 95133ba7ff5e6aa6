/**
 * What is particular to one kind of business, as data: the code is the same for all of them. Patterns are tried, case aside, on text
 * in lower-case plain words with straight quotes; they carry no flags but `u`.
 */
export type Pack = {
  /** Words for one thing in this trade, each group lower-case: `['ac', 'air conditioner', 'cooling']`. */
  synonyms: string[][]
  /** What every visitor of this trade has, in one word each: that it is spoken of says nothing of what is needed. */
  everyones: string[]
  /** What visitors of this trade write when they want one of these, beside what everybody writes. */
  intents: { booking: RegExp[]; quote: RegExp[] }
  /** What a person would ask before naming a price, in the order of asking: "Which make and year is the car?" */
  quoteQuestions: string[]
  /** What a model is told of the trade's manner, a sentence each. Nothing depends on its being obeyed. */
  guidance: string[]
  safety: Safety
}

export type Safety = {
  /** The first that the visitor's message meets is said at once, before anything else and without a model. */
  urgent: Urgent[]
  /** What no reply may say, whoever made it. */
  never: Never[]
}

export type Urgent = {
  id: string
  /** What the visitor writes: any of them. */
  asks: RegExp[]
  /** What must not be meant: "how do I avoid a gas leak". */
  unless?: RegExp[]
  /**
   * One to three sentences. `{emergency}` becomes the country's emergency number; a sentence with `{phone}` gets the business's
   * emergency line or phone, and is left out where none is known.
   */
  reply: string
  /** `answer`: the answer to the question follows. `details`: the lead form opens. `nothing`: a matter of life, nothing is sold. */
  next: 'answer' | 'details' | 'nothing'
}

export type Never = {
  id: string
  /** What a sentence of a reply says. */
  says: RegExp[]
  /** Said once in its place. */
  instead: string
}
