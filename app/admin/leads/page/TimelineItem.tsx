import type { ReactNode } from 'react'

type Props = { at: string; dateTime: string; children: ReactNode }

/** Something that happened, on the line. */
export const TimelineItem = ({ at, dateTime, children }: Props) => (
  <li className="wrap-anywhere relative min-w-0 before:absolute before:top-2 before:-left-[1.65rem] before:size-2.5 before:rounded-full before:bg-outline">
    {children}
    <p className="text-quiet text-sm">
      <time dateTime={dateTime}>{at}</time>
    </p>
  </li>
)
