import type { Answer } from '../../answering'

export type ComparedAnswer = Pick<Answer, 'content' | 'needsScheduling' | 'needsLeadCapture'>

const MOST = 500

/** What was answered lately, by what the answer stood on and the question. An isolate's own, and lost with it. */
const answers = new Map<string, ComparedAnswer>()

/** A save is compared with the one before, whose answers are known already. */
export async function remembered(key: string, answer: () => Promise<ComparedAnswer>): Promise<ComparedAnswer> {
  const known = answers.get(key)
  if (known) return known
  const { content, needsScheduling, needsLeadCapture } = await answer()
  const [oldest] = answers.keys()
  if (oldest !== undefined && answers.size >= MOST) answers.delete(oldest)
  answers.set(key, { content, needsScheduling, needsLeadCapture })
  return { content, needsScheduling, needsLeadCapture }
}
