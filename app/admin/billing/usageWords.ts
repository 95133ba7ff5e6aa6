import { NEARLY_FULL, type Usage } from '../../../contract/usage'
import { once } from '../../lib/once'

const month = once(() => new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' }))

/** "November 2026" of "2026-11". */
export const monthOf = ({ billingPeriod }: Pick<Usage, 'billingPeriod'>) =>
  month().format(new Date(`${billingPeriod}-01T00:00:00Z`))

const conversations = (count: number) => `${count.toLocaleString()} conversation${count === 1 ? '' : 's'}`

export const usageWords = ({ totalConversations: used, conversationLimit: limit }: Usage) =>
  limit === null ? conversations(used) : `${used.toLocaleString()} of ${conversations(limit)}`

export type UsageLevel = 'fine' | 'nearly-full' | 'full'

/** How full the quota is. */
export function usageLevel({ totalConversations: used, conversationLimit: limit }: Usage): UsageLevel {
  if (limit === null || used < limit * NEARLY_FULL) return 'fine'
  return used < limit ? 'nearly-full' : 'full'
}

export const LEVEL_WORDS: Record<UsageLevel, string> = {
  fine: '',
  'nearly-full':
    'You’ve used most of this month’s conversations. At the limit, the chat answers straight from your website, hours, prices and saved answers.',
  full: 'You’ve used all of this month’s conversations. The chat keeps answering straight from your website, hours, prices and saved answers, and it still takes every lead.',
}
