import type { EvidenceEntry } from './index'

/** What is wrong with a sentence, and the statement that shows it; unless sure, a model may be asked. */
export type Fault = { isSure: boolean; why: string; entry: EvidenceEntry | undefined }
export const sure = (why: string, entry?: EvidenceEntry): Fault => ({ isSure: true, why, entry })
export const doubt = (why: string, entry?: EvidenceEntry): Fault => ({ isSure: false, why, entry })
