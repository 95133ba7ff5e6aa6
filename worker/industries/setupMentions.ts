import MENTIONS from './setupMentions.json'

/** `mentions`: what an answer to it has, of each list one word. `unless`: what tells that it is of something else. */
export type Mentions = { mentions: string[][]; unless?: string[] }

/** By question of setting up, which are asked in English. Those that can be answered in any words aren't here. */
export const SETUP_MENTIONS = new Map<string, Mentions>(Object.entries(MENTIONS))
