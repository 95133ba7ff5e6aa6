import type { EvidenceEntry } from './index'

/** What is wrong with a sentence, or isn't certain of it, and the statement that shows it. */
export type Fault = {
  state: 'likely' | 'doubtful' | 'fail'
  why: string
  entry: EvidenceEntry | undefined
  /** `entry` is said in its place, though it isn't certainly false. */
  isOverruled?: true
}
export const sure = (why: string, entry?: EvidenceEntry): Fault => ({ state: 'fail', why, entry })
export const doubt = (why: string, entry?: EvidenceEntry): Fault => ({ state: 'doubtful', why, entry })
export const overruled = (why: string, entry: EvidenceEntry): Fault => ({
  ...doubt(why, entry),
  isOverruled: true,
})
export const unsure = (entry?: EvidenceEntry): Fault => ({ state: 'likely', why: 'a model finds it not stated', entry })
