import { createHash } from 'node:crypto'
import type { Turn, World } from './world.ts'

const WANTS_ONE_WORD = /"yes"[\s\S]*"no"[\s\S]*\bone word\b/i
const IS_CHAT = /<<DATA /

/** A question that is answered by one word, as against a visitor's. */
const isVerifying = (messages: Turn[]): boolean => {
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  return messages.length <= 2 && WANTS_ONE_WORD.test(system) && !IS_CHAT.test(system)
}

const KEY_LENGTH = 16

/** Names such a question, whatever the wording of the instructions around it. */
export const verdictKey = (asked: string): string =>
  createHash('sha256').update(asked.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, KEY_LENGTH)

const lastOf = (messages: Turn[], role: string, from = 1): string | undefined =>
  messages.filter((message) => message.role === role).at(-from)?.content

/** A visitor's earlier message may have been cut on its way into the prompt. */
const isBegunBy = (whole: string, cut: string | undefined): boolean => cut !== undefined && whole.startsWith(cut)

/** What the script has for these messages, the latest line first; nothing where it has none. */
export function scripted(world: Pick<World, 'script' | 'verdicts' | 'open'>, messages: Turn[]): string | undefined {
  const asked = lastOf(messages, 'user') ?? ''
  if (isVerifying(messages)) {
    const key = verdictKey(asked)
    const verdict = world.verdicts[key]
    if (verdict === undefined && !world.open.some((one) => one.key === key))
      world.open.push({ key, asked, verdict: '' })
    return verdict ?? 'unsure'
  }
  const system = lastOf(messages, 'system') ?? ''
  return world.script.findLast(
    ({ site, before, user }) =>
      user === asked &&
      (site === undefined || system.includes(site)) &&
      (before === undefined || isBegunBy(before, lastOf(messages, 'user', 2))),
  )?.says
}
