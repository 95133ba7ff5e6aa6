import type { Checked } from '../check/checkerOf'
import { verifyQuestion } from '../check/verify'
import { askVerifier } from './askVerifier'
import type { Model } from './models/model'
import { nameAndTrade, nowIn } from './prompt/promptFor'
import type { Speaking } from './withoutModel/speaking'

/** Of the visitor's earlier messages as many are shown to whoever is asked about a sentence. */
const TOLD = 8

/** Whether a sentence stands: where neither is certain a model is asked; without its word it is as likely as it is. */
export function standsWith(
  model: Model,
  { question }: Speaking,
  { lines: calendar, listens }: { lines: readonly string[]; listens: boolean },
): (sentence: string, verdict: Checked, before: string) => Promise<boolean> {
  const { profile, history, step } = question
  const business = nameAndTrade(profile)
  const asked = step?.message ?? question.text
  const now = nowIn(question.now, profile.timeZone)
  const told = history.flatMap(({ type, content }) => (type === 'user' ? [content] : [])).slice(-TOLD)
  return async (sentence, verdict, before) => {
    if (verdict.state === 'pass' || verdict.state === 'fail') return verdict.state === 'pass'
    const isLikely = verdict.state === 'likely'
    const { near } = verdict
    if (near.length === 0 && isLikely && !listens) return true
    const answer = await askVerifier(
      model,
      verifyQuestion({ business, asked, told, before, sentence, statements: near, calendar, now }),
    )
    if (!answer) return isLikely
    // A doubt is no matter of opinion: whoever says yes must name what it stands on.
    const isNamed = (at: number) => answer.lines.includes(at + 1)
    const named = near.filter((_, at) => isNamed(at))
    // Whoever names no line of the site may have the calendar in mind: then all its lines count, else those that are named.
    const planned = named.length > 0 ? calendar.filter((_, at) => isNamed(near.length + at)) : calendar
    return answer.isYes && (isLikely || verdict.isCarriedBy(named, planned))
  }
}
