import type { Context } from '../../platform/context'
import { formatUtcTime } from '../../platform/mail/formatUtcTime'
import { layOutMail } from '../../platform/mail/layout'
import { describeDevice } from '../devices/describeDevice'

type To = { customerId: string; to: string }

type Words = { subject: string; heading: string; line: string; doubt?: string }

const IF_NOT_YOU = 'If that wasn’t you, set a new password now and check your account.'

const mail = (ctx: Context, { customerId, to }: To, words: Words) => ({
  customerId,
  ...layOutMail({
    to,
    subject: words.subject,
    heading: words.heading,
    lines: [words.line, words.doubt ?? IF_NOT_YOU],
    facts: [
      { label: 'Device', value: describeDevice(ctx.client?.userAgent) },
      { label: 'When', value: formatUtcTime(ctx.now()) },
    ],
    action: { label: 'Set a new password', url: new URL('/recovery', ctx.origin).href },
  }),
})

export const twoStepOnMail = (ctx: Context, to: To) =>
  mail(ctx, to, {
    subject: 'Two-step login is on',
    heading: 'Two-step login is on',
    line: 'From now on, you’ll also need a code from your authenticator app. Keep your recovery codes somewhere safe.',
  })

export const twoStepOffMail = (ctx: Context, to: To) =>
  mail(ctx, to, {
    subject: 'Two-step login is off',
    heading: 'Two-step login was turned off',
    line: 'From now on, your password alone is enough to log in to Deskbell.',
  })

export const recoveryCodeUsedMail = (ctx: Context, { left, ...to }: To & { left: number }) =>
  mail(ctx, to, {
    subject: 'One of your recovery codes was used',
    heading: 'A recovery code was used',
    line: `It won’t work again. You have ${left === 1 ? '1 code' : `${left} codes`} left${left < 3 ? '; you can get new ones in your account' : ''}.`,
  })

export const twoStepResetMail = (ctx: Context, { by, ...to }: To & { by: string }) =>
  mail(ctx, to, {
    subject: 'Two-step login was turned off for you',
    heading: 'Two-step login was turned off for you',
    line: `${by} turned it off, so your password alone is enough to log in to Deskbell. You can set it up again with your new phone, under Account.`,
    doubt: `If you didn’t ask for this, please talk to ${by}.`,
  })
