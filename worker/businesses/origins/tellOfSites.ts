import { DAY_MS } from '../../../contract/durations'
import { ownerEmail } from '../../accounts'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { randomText } from '../../platform/ids'
import type { Mail } from '../../platform/outbox/message'
import { outboxRow, outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { type BusinessRow, findBusiness } from '../store'
import { firstSiteMail, type LinkedSite, waitingSitesMail } from './mails'
import {
  findUntoldSites,
  isSiteUntold,
  type OriginRow,
  setSiteLink,
  setSitesMailed,
  setSitesTold,
  sitesNotMailedSince,
} from './store'

const LINK_LIFETIME_MS = 14 * DAY_MS
const SHOWN = 5

type OfBusiness = { businessId: string; customerId: string }

/** Mails the owner the first site that shows their chat, and the sites that wait for a decision: those in one mail, at most once a day. */
export async function tellOfSites(ctx: Context, { businessId, customerId }: OfBusiness): Promise<void> {
  const [business, to] = await Promise.all([findBusiness(ctx, businessId), ownerEmail(ctx, customerId)])
  if (!business || !to) return
  const [first] = await findUntoldSites(ctx, businessId, 'allowed')
  if (first) await tellOfFirst(ctx, business, to, first)
  const waiting = await findUntoldSites(ctx, businessId, 'waiting')
  const lastMail = business.sitesMailedAt ?? Number.NEGATIVE_INFINITY
  if (waiting.length === 0) return
  if (lastMail + DAY_MS <= ctx.now()) return tellOfWaiting(ctx, business, to, waiting)
  await outboxRow(ctx, ctx.tenants, { kind: 'origins.mail', payload: { businessId, customerId } }, lastMail + DAY_MS)
}

async function tellOfFirst(ctx: Context, { id, customerId, name }: BusinessRow, to: string, first: OriginRow) {
  const [site] = linked([first])
  if (!site) return
  const isDue = isSiteUntold(ctx, id, first.host)
  await ctx.tenants.batch([
    owed(ctx, { ...firstSiteMail(ctx, { to, businessName: name, site }), customerId }, isDue),
    setSiteLink(ctx, id, await linkOf(ctx, site), isDue),
    setSitesTold(ctx, id, { hosts: [first.host], state: 'allowed' }),
  ])
  wakeOutbox(ctx)
}

async function tellOfWaiting(ctx: Context, { id, customerId, name }: BusinessRow, to: string, waiting: OriginRow[]) {
  const sites = linked(waiting.slice(0, SHOWN))
  const isDue = sitesNotMailedSince(ctx, id, ctx.now() - DAY_MS)
  const links = await Promise.all(sites.map((site) => linkOf(ctx, site)))
  const mail = waitingSitesMail(ctx, { to, businessName: name, sites, more: waiting.length - sites.length })
  await ctx.tenants.batch([
    owed(ctx, { ...mail, customerId }, isDue),
    ...links.map((link) => setSiteLink(ctx, id, link, isDue)),
    setSitesTold(ctx, id, { hosts: waiting.map(({ host }) => host), state: 'waiting', condition: isDue }),
    setSitesMailed(ctx, id, isDue),
  ])
  wakeOutbox(ctx)
}

const owed = (ctx: Context, mail: Mail, isDue: ReturnType<typeof isSiteUntold>) =>
  outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload: mail }, isDue)

const linked = (rows: OriginRow[]): LinkedSite[] =>
  rows.map(({ host, origin }) => ({ host, shown: new URL(origin).host, token: randomText(40) }))

const linkOf = async (ctx: Context, { host, token }: LinkedSite) => ({
  host,
  token: await sha256(token),
  expiresAt: ctx.now() + LINK_LIFETIME_MS,
})
