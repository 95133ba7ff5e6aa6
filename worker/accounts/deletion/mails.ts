import type { Context } from '../../platform/context'
import { formatUtcTime } from '../../platform/mail/formatUtcTime'
import { layOutMail } from '../../platform/mail/layout'

export const deletionMail = (
  ctx: Context,
  { customerId, to, deleteAfter }: { customerId: string; to: string; deleteAfter: number },
) => ({
  customerId,
  ...layOutMail({
    to,
    subject: 'Your Deskbell account will be deleted',
    heading: 'Your account will be deleted in a week',
    lines: [
      'Your business, your leads, all conversations and your settings will be gone for good. You won’t be charged again.',
      'If you change your mind, or if that wasn’t you, log in and keep your account. You can also download everything before it’s gone.',
    ],
    facts: [{ label: 'Will be deleted on', value: formatUtcTime(deleteAfter) }],
    action: { label: 'Log in', url: new URL('/login', ctx.origin).href },
  }),
})

export const deletedMail = (to: string) =>
  layOutMail({
    to,
    subject: 'Your Deskbell account has been deleted',
    heading: 'Your account has been deleted',
    lines: ['Everything in it is gone. Thank you for giving Deskbell a try.'],
  })
