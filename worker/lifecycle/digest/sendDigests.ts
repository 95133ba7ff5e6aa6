import { MINUTE_MS } from '../../../contract/durations'
import { businessIdsOf, loadProfile } from '../../businesses'
import { countWaiting } from '../../inbox'
import { summarizeLeads } from '../../leads'
import {
  digestOffUrl,
  findDueDigests,
  nextDigest,
  type Person,
  peopleOf,
  reachOf,
  setNextDigest,
  tell,
} from '../../notifications'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { dayAt, startOfDay } from '../../platform/zonedTime'
import { digestMail } from './digestMail'

const AGAIN_MS = 10 * MINUTE_MS
type DueDigest = Awaited<ReturnType<typeof findDueDigests>>[number]

/** The daily mail to each person who wants one: yesterday's leads, the open ones, and who waits. */
export async function sendDigests(ctx: Context): Promise<void> {
  await Promise.all((await findDueDigests(ctx)).map((due) => sendDue(ctx, due)))
}

async function sendDue(ctx: Context, due: DueDigest): Promise<void> {
  try {
    await sendDigest(ctx, due)
    await setNextDigest(ctx, due, await nextDigest(ctx, due))
  } catch (error) {
    log.error('digest.not-sent', { customerId: due.customerId, error })
    await setNextDigest(ctx, due, ctx.now() + AGAIN_MS)
  }
}

async function sendDigest(ctx: Context, { personId, customerId }: DueDigest): Promise<void> {
  const person = (await peopleOf(ctx, customerId)).find(({ id }) => id === personId)
  if (!person) return
  for (const businessId of await businessIdsOf(ctx, customerId)) await digestOf(ctx, person, businessId)
}

/** Nothing is sent about a day on which nothing happened. */
async function digestOf(ctx: Context, person: Person, businessId: string): Promise<void> {
  const { name: businessName, timeZone, customerId } = await loadProfile(ctx, businessId)
  const to = startOfDay(dayAt(ctx.now(), timeZone), timeZone)
  const date = dayAt(to - 1, timeZone)
  const from = startOfDay(date, timeZone)
  const [leads, waiting] = await Promise.all([
    summarizeLeads(ctx, { businessId, from, to }),
    countWaiting(ctx, businessId),
  ])
  if (leads.total === 0 && waiting === 0) return
  const mail = digestMail(ctx, {
    to: person.email,
    businessName,
    date,
    leads: { shown: leads.lines, total: leads.total, unopened: leads.open },
    waiting,
    offUrl: await digestOffUrl(ctx, person.id),
  })
  const [reach] = await reachOf(ctx, [person])
  if (!reach) return
  const byMail = { ...reach, preferences: { ...reach.preferences, mail: true, push: false } }
  const [first, ...rest] = await tell(ctx, [byMail], {
    kind: 'digest',
    key: `digest:${businessId}:${date}`,
    businessId,
    customerId,
    leadId: null,
    conversationId: null,
    timeZone,
    isUrgent: true,
    mail: () => mail,
    push: { title: mail.subject, body: businessName, url: ctx.origin, tag: 'digest' },
  })
  if (first) await ctx.tenants.batch([first, ...rest])
  wakeOutbox(ctx)
}
