import type { EvidenceEntry } from './index'

/** What is wrong with a sentence, or isn't certain of it, and the statement that shows it. */
export type Fault = {
  state: 'likely' | 'doubtful' | 'fail'
  why: string
  entry: EvidenceEntry | undefined
  /**
   * What is said in its place: `entry` itself, or `nothing` where `entry` only shares words with the sentence; else the statement that tells
   * of the same.
   */
  instead?: 'entry' | 'nothing'
}
export const sure = (why: string, entry?: EvidenceEntry): Fault => ({ state: 'fail', why, entry })
export const doubt = (why: string, entry?: EvidenceEntry): Fault => ({ state: 'doubtful', why, entry })
export const unstated = (why: string, entry?: EvidenceEntry): Fault => ({ ...doubt(why, entry), instead: 'nothing' })
export const overruled = (why: string, entry: EvidenceEntry): Fault => ({ ...doubt(why, entry), instead: 'entry' })
export const unsure = (entry?: EvidenceEntry): Fault => ({ state: 'likely', why: 'a model finds it not stated', entry })
