import { CalendarDays } from 'lucide-react'
import { SectionNavLink } from '../SectionNavLink'

/** What is booked next, for a business that takes bookings. */
export const NextVisits = ({ children }: { children: string }) => (
  <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface px-5 py-3">
    <CalendarDays className="size-5 text-brass" aria-hidden />
    <span className="wrap-anywhere min-w-0 grow basis-60">{children}</span>
    <SectionNavLink
      id="calendar"
      className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
    >
      Open the calendar
    </SectionNavLink>
  </p>
)
