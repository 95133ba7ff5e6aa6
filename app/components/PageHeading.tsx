import type { ReactNode } from 'react'
import { focusOnArrival } from '../lib/arrival'
import { cx } from '../lib/cx'

/** The page's h1 and document title. Takes the focus after a navigation. */
export function PageHeading({
  title,
  children,
  className,
}: {
  title: string
  children: ReactNode
  className?: string
}) {
  return (
    <>
      <title>{`${title} · Deskbell`}</title>
      <h1
        ref={focusOnArrival}
        data-page-heading
        tabIndex={-1}
        className={cx('font-bold text-2xl tracking-tight sm:text-3xl', className)}
      >
        {children}
      </h1>
    </>
  )
}
