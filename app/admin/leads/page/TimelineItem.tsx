import type { ReactNode } from 'react'
import { formatWhen } from '../../../lib/dates'

/** `at`: absent where what happened says it itself. */
type Props = { at: string | undefined; children: ReactNode }

/** Something that happened, on the line. */
export const TimelineItem = ({ at, children }: Props) => (
  <li className="wrap-anywhere relative min-w-0 before:absolute before:top-2 before:-left-[1.65rem] before:size-2.5 before:rounded-full before:bg-outline">
    {children}
    {at && (
      <p className="text-quiet text-sm">
        <time dateTime={at}>{formatWhen(at)}</time>
      </p>
    )}
  </li>
)
