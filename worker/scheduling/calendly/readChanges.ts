import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { openAccount } from './account'
import { inviteesAnswer, type ScheduledEvent, scheduledEventsAnswer } from './resources'
import { settleInvitee } from './settleInvitee'
import { type AccountRow, claimAccount, findDueAccounts, setRead } from './store'

/** Where Calendly tells us, this is for what got lost on the way. */
const WITH_WEBHOOKS_MS = HOUR_MS
const WITHOUT_WEBHOOKS_MS = 2 * MINUTE_MS
const AT_ONCE = 50
const PAGE = '100'
const MOST_PAGES = 10
const LOOKED_BACK_MS = DAY_MS
/** Clocks differ, and an event may be written while it is read. */
const OVERLAP_MS = 2 * MINUTE_MS

/** Looks through the bookings of accounts whose turn it is, for whatever no webhook has told. */
export async function readCalendlyChanges(ctx: Context): Promise<void> {
  const due = await findDueAccounts(ctx, AT_ONCE)
  await Promise.all(
    due.map((row) =>
      readAccount(ctx, row).catch((error) => log.error('calendly.unread', { businessId: row.businessId, error })),
    ),
  )
}

async function readAccount(ctx: Context, row: AccountRow): Promise<void> {
  const { businessId, hookId, readAt } = row
  const began = ctx.now()
  const claimed = await claimAccount(ctx, row, began + (hookId ? WITH_WEBHOOKS_MS : WITHOUT_WEBHOOKS_MS))
  if (claimed.length === 0) return
  const account = await openAccount(ctx, businessId)
  if (!account) return
  const isNews = ({ updated_at }: ScheduledEvent) => updated_at > readAt - OVERLAP_MS
  let after: string | null | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const from = new Date(began - LOOKED_BACK_MS).toISOString()
    const query = {
      user: account.user,
      min_start_time: from,
      sort: 'start_time:asc',
      count: PAGE,
      ...(after && { page_token: after }),
    }
    const listed = await account.call({ path: '/scheduled_events', query, answer: scheduledEventsAnswer })
    if (listed.failed) return
    for (const event of listed.value.collection.filter(isNews)) {
      const path = `/scheduled_events/${event.uri}/invitees`
      const found = await account.call({ path, query: { count: PAGE }, answer: inviteesAnswer })
      if (found.failed) return
      for (const invitee of found.value.collection) await settleInvitee(ctx, account, { invitee, event, at: began })
    }
    after = listed.value.pagination.next_page_token
    if (!after) break
  }
  await setRead(ctx, businessId, began)
}
