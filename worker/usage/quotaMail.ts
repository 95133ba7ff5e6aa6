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
          subject: 'You’ve used all of this month’s conversations',
          heading: 'Your chat keeps going, in a simpler way',
          lines: [
            `You’ve used all ${count(limit)} of this month’s conversations. Until ${anew}, your visitors’ questions are answered straight from your website, hours, prices and saved answers, and every lead still reaches you.`,
            'With a bigger plan, your front desk is back to normal right away.',
          ],
        }
      : {
          subject: 'You’ve used 80% of this month’s conversations',
          heading: 'It’s a busy month',
          lines: [
            `You’ve used 80% of your ${count(limit)} conversations. The count starts over on ${anew}.`,
            'Nothing stops when they run out: your visitors’ questions are answered straight from your website, hours, prices and saved answers, and every lead still reaches you. With a bigger plan, your visitors won’t notice a thing.',
          ],
        }
  const action = { label: 'See my plan', url: new URL(BILLING_PATH, ctx.origin).href }
  return layOutMail({ to, ...words, action })
}
