import { createHash } from 'node:crypto'
import type { Turn, World } from './world.ts'

const IS_CHECK = /^You check one sentence/
const IS_CHAT = /<<DATA /

/** A question about a sentence, as against a visitor's. */
const isVerifying = (messages: Turn[]): boolean => {
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  return messages.length <= 2 && IS_CHECK.test(system) && !IS_CHAT.test(system)
}

const KEY_LENGTH = 16
const LINE = /^\d+\. .*$/gmu
const BUSINESS = /receptionist of (.*?) against/

/**
 * Names such a question by the business, what was asked and the sentence: a reader's answer stands whatever the wording of the instructions, and
 * whichever lines are shown beside it.
 */
export function verdictKey(messages: Turn[]): string {
  const [, business = ''] = BUSINESS.exec(lastOf(messages, 'system') ?? '') ?? []
  const asked = `${business} ${lastOf(messages, 'user')?.replaceAll(LINE, ' ')}`
  return createHash('sha256').update(asked.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, KEY_LENGTH)
}

/** A reader who said yes found it in what was shown, of which each line is numbered. */
const namingAll = (asked: string): string => `yes ${(asked.match(LINE) ?? []).map((_, at) => at + 1).join(', ')}`

const lastOf = (messages: Turn[], role: string, from = 1): string | undefined =>
  messages.filter((message) => message.role === role).at(-from)?.content

/** A visitor's earlier message may have been cut on its way into the prompt. */
const isBegunBy = (whole: string, cut: string | undefined): boolean => cut !== undefined && whole.startsWith(cut)

/** What the script has for these messages, the latest line first; nothing where it has none. */
export function scripted(
  world: Pick<World, 'script' | 'verdicts' | 'denied' | 'open'>,
  messages: Turn[],
): string | undefined {
  const asked = lastOf(messages, 'user') ?? ''
  if (isVerifying(messages)) {
    if (world.denied.some((sentence) => asked.endsWith(`Sentence: ${sentence}`))) return 'no'
    const key = verdictKey(messages)
    const verdict = world.verdicts[key]
    if (verdict === undefined && !world.open.some((one) => one.key === key))
      world.open.push({ key, asked, verdict: '' })
    return verdict === 'yes' ? namingAll(asked) : (verdict ?? 'unsure')
  }
  const system = lastOf(messages, 'system') ?? ''
  return world.script.findLast(
    ({ site, before, user }) =>
      user === asked &&
      (site === undefined || system.includes(site)) &&
      (before === undefined || isBegunBy(before, lastOf(messages, 'user', 2))),
  )?.says
}
