import MENTIONS from './setupMentions.json'

/** What an answer to a question of setting up mentions, of each list one: the questions are asked in English. Those that can be answered in any words aren't here. */
export const SETUP_MENTIONS: Record<string, string[][]> = MENTIONS
