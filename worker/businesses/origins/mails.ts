import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'

/** A site with the token of the mailed link that allows or blocks it. `shown`: its host as displayed. */
export type LinkedSite = { host: string; shown: string; token: string }

const linkTo = (ctx: Context, { token }: LinkedSite): string => {
  const url = new URL('/allow-site', ctx.origin)
  url.searchParams.set('token', token)
  return url.href
}

type First = { to: string; businessName: string; site: LinkedSite }

export const firstSiteMail = (ctx: Context, { to, businessName, site }: First) =>
  layOutMail({
    to,
    subject: `Your chat is live on ${site.shown} (${businessName})`,
    heading: `Your chat is live on ${site.shown}`,
    lines: [
      'We just saw it there for the first time, and it’s answering your visitors. If that’s your site, there’s nothing you need to do.',
    ],
    action: { label: 'That isn’t my site', url: linkTo(ctx, site) },
  })

type Waiting = { to: string; businessName: string; sites: LinkedSite[]; more: number }

export function waitingSitesMail(ctx: Context, { to, businessName, sites, more }: Waiting) {
  const [only] = sites
  const isOne = sites.length + more === 1 && only !== undefined
  const heading = isOne
    ? `Your chat was seen on ${only.shown}`
    : `Your chat was seen on ${sites.length + more} other sites`
  const all = { label: `See ${more} more`, url: new URL('/admin-direct/settings?part=sites', ctx.origin).href }
  return layOutMail({
    to,
    subject: `${heading} (${businessName})`,
    heading,
    lines: [
      isOne ? 'Is that your site?' : 'Are these your sites?',
      'Until you say yes, the chat there doesn’t answer questions. It only takes the names and numbers of people who want to hear from you.',
    ],
    ...(isOne
      ? { action: { label: 'Yes, allow it', url: linkTo(ctx, only) } }
      : { items: sites.map((site) => ({ text: site.shown, action: { label: 'Allow it', url: linkTo(ctx, site) } })) }),
    ...(more > 0 && { action: all }),
  })
}
