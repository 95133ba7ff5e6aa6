import type { ReactNode } from 'react'
import { Logo } from '../components/Logo'
import { cx } from '../lib/cx'

/** The layout of pages outside the admin: logo and one column. */
export function PlainPage({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col px-4 pb-16">
      <header className="mx-auto w-full max-w-page py-5 lg:px-6">
        <a href="/" aria-label="Deskbell home" className="inline-flex min-h-11 items-center rounded-control">
          <Logo />
        </a>
      </header>
      <main className={cx('mx-auto w-full pt-4 sm:pt-10', wide ? 'max-w-2xl' : 'max-w-md')}>{children}</main>
    </div>
  )
}
