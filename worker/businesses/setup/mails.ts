import { attributesSnippet } from '../../../contract/snippets'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import type { BusinessRow } from '../store'

type ToWebPerson = { to: string; replyTo: string | undefined; business: BusinessRow }

/** To somebody who may never have heard of us: what it is, the code, where it goes, and whom to ask. */
export const webPersonMail = (ctx: Context, { to, replyTo, business }: ToWebPerson) =>
  layOutMail({
    to,
    replyTo,
    subject: `Please add our chat to the website (${business.name})`,
    heading: `${business.name} has a new chat for its website`,
    lines: [
      'Please paste the code below just before </body> on every page. It loads after the page and needs nothing else.',
      'WordPress: put it in a plugin for footer code, such as WPCode (Code Snippets → Header & Footer → Footer).',
      'Shopify: Online Store → Themes → Edit code, in theme.liquid just before </body>.',
      'Wix: Settings → Custom Code → Add Custom Code, All pages, Body - end.',
      'Questions? Just reply, and the owner will get your message.',
    ],
    facts: [
      { label: 'The code', value: attributesSnippet({ ...business, businessId: business.id, origin: ctx.origin }) },
    ],
    action: { label: 'Step by step', url: new URL('/instructions', ctx.origin).href },
  })
