import type { EvidenceEntry } from './index'

/** What is wrong with a sentence, or isn't certain of it, and the statement that shows it. */
export type Fault = {
  state: 'likely' | 'doubtful' | 'fail'
  why: string
  entry: EvidenceEntry | undefined
  /** The business says nothing of the kind: `entry` only shares words with the sentence, and puts nothing right. */
  isUnstated?: true
}
export const sure = (why: string, entry?: EvidenceEntry): Fault => ({ state: 'fail', why, entry })
export const doubt = (why: string, entry?: EvidenceEntry): Fault => ({ state: 'doubtful', why, entry })
export const unstated = (why: string, entry?: EvidenceEntry): Fault => ({ ...doubt(why, entry), isUnstated: true })
export const unsure = (entry?: EvidenceEntry): Fault => ({ state: 'likely', why: 'a model finds it not stated', entry })
