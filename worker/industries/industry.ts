import type { Language } from '../../contract/languages'

/** What is particular to one kind of business, as data: the code is the same for all of them. */
export type Industry = {
  /** The signs of danger that it helps with itself; those that everybody must know are looked for besides. */
  urgentWords: string[]
  /** What only a person of the trade may judge in somebody's own case: a sign, which is no danger. */
  judges?: string
  /** What its visitors are asked to keep to themselves: an entry of care.json. */
  care?: string
  /** Nobody else may learn that somebody asked here: visitors aren't mailed unless the owner says so. */
  isDiscreet?: boolean
  /** The buttons under the greeting, in their order: actions of contract/quickReplies.ts. */
  quickReplies: string[]
  /** What a model is told of the trade's manner, a sentence each. Nothing depends on its being obeyed. */
  guidance: string[]
  /** What a person would ask before naming a price, in the order of asking. */
  asks: Record<Language, string[]>
  /** The five questions that its visitors ask most, which an owner hears answered when setting up. */
  setupQuestions: string[]
  /** What every visitor of this trade has: that it is spoken of says nothing of what is needed. */
  everyones: string[]
}

/** `answer`: the answer to the question follows. `details`: contact details are asked for. `nothing`: a matter of life, nothing is sold. */
export type Next = 'answer' | 'details' | 'nothing'

/** One sign of danger: urgentWords/NAME.json. Lists of words are written "smell*|odor|rotten egg*", see text/terms.ts. */
export type Sign = {
  next: Next
  /**
   * The sign is looked for whatever the business does, answered at once without asking a model, and not taken as denied. Otherwise only trades
   * that name it in their `urgentWords` look for it.
   */
  isEverywhere?: true
  /** The sign counts where it is only asked about, too, and is looked for after those of a danger that is there. */
  isAsked?: true
  /** Each entry is lists of words of which one of every list must stand in one clause. */
  together: Partial<Record<Language, string[][]>>
  /** What must not be meant: "gas station". */
  unless: Partial<Record<Language, string>>
  /** What a site's own sentence says that tells of help for just this: a word of every list. */
  helpline?: Partial<Record<Language, string[]>>
  /** Sentences. `{emergency}` is the country's number; one with `{phone}` is left out where there is no phone. */
  reply: Record<Language, string[]>
}
