import type { Checked } from '../check/checkerOf'
import { verifyQuestion } from '../check/verify'
import { askVerifier, PATIENCE_MS } from './askVerifier'
import DECOYS from './decoys.json'
import type { Model } from './models/model'
import { nameAndTrade, nowIn } from './prompt/promptFor'
import type { Speaking } from './withoutModel/speaking'

/** Of the visitor's earlier messages as many are shown to whoever is asked about a sentence. */
const TOLD = 8

/** True of no business: whoever says yes to one says yes to whatever they are asked. Which one it is nobody who writes in can know. */
const aDecoy = (): string => DECOYS[Math.floor(Math.random() * DECOYS.length)] ?? ''

/**
 * Whether a sentence stands: where neither is certain a model is asked; without its word it is as likely as it is. A yes to what the
 * lines that it names carry in part is believed of whoever says no to what is surely false, shown the same.
 */
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
  let isHonest: boolean | undefined
  return async (sentence, verdict, before) => {
    if (verdict.state === 'pass' || verdict.state === 'fail') return verdict.state === 'pass'
    const isLikely = verdict.state === 'likely'
    const { near } = verdict
    if (near.length === 0 && isLikely && !listens) return true
    const until = Date.now() + PATIENCE_MS
    const ask = (about: string) =>
      askVerifier(
        model,
        verifyQuestion({ business, asked, told, before, sentence: about, statements: near, calendar, now }),
        until,
      )
    const answer = await ask(sentence)
    if (!answer) return isLikely
    if (!answer.isYes || isLikely) return answer.isYes
    // A doubt is no matter of opinion: whoever says yes must name what it stands on.
    const isNamed = (at: number) => answer.lines.includes(at + 1)
    const named = near.filter((_, at) => isNamed(at))
    // Whoever names no line of the site may have the calendar in mind: then all its lines count, else those that are named.
    const planned = named.length > 0 ? calendar.filter((_, at) => isNamed(near.length + at)) : calendar
    const carriage = verdict.carriage(named, planned)
    if (carriage !== 'partly') return carriage === 'whole'
    const decoy = isHonest === undefined ? await ask(aDecoy()) : undefined
    // No answer in time tells nothing of the next sentence.
    if (decoy) isHonest = !decoy.isYes
    return isHonest === true
  }
}
