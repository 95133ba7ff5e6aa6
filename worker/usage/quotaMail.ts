import { BILLING_PATH } from '../../contract/billing'
import type { Context } from '../platform/context'
import { layOutMail } from '../platform/mail/layout'
import type { QuotaNotice } from './meterStore'

const count = (number: number) => new Intl.NumberFormat('en-US').format(number)

/** The day on which the next period begins, such as "December 1". */
function beginsAnew(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number)
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' }).format(
    Date.UTC(year, month, 1),
  )
}

export function quotaMail(ctx: Context, { to, period, limit, level }: QuotaNotice & { to: string }) {
  const anew = beginsAnew(period)
  const words =
    level === 100
      ? {
          subject: 'This month’s conversations are used up',
          heading: 'Your widget goes on, in a simpler way',
          lines: [
            `All ${count(limit)} conversations of this month are used. Until ${anew} your visitors are answered from your own facts, and every lead still reaches you.`,
            'With a bigger plan your assistant is back at once.',
          ],
        }
      : {
          subject: '80% of this month’s conversations are used',
          heading: 'It is a busy month',
          lines: [
            `80% of your ${count(limit)} conversations are used; counting begins anew on ${anew}.`,
            'Nothing stops when they are used up: your visitors are then answered from your own facts, and every lead still reaches you. With a bigger plan nothing changes for them at all.',
          ],
        }
  const action = { label: 'See my plan', url: new URL(BILLING_PATH, ctx.origin).href }
  return layOutMail({ to, ...words, action })
}
