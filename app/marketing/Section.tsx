import type { ReactNode } from 'react'
import { cx } from '../lib/cx'

type Props = { id?: string; title: string; intro?: ReactNode; sunken?: boolean; children: ReactNode }

export function Section({ id, title, intro, sunken = false, children }: Props) {
  return (
    <section {...(id && { id })} className={cx('py-7 md:py-24', sunken && 'border-line border-y bg-sunken')}>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <h2 className="max-w-2xl font-bold font-display text-2xl tracking-tight md:text-4xl">{title}</h2>
        {intro && <p className="mt-1.5 max-w-measure text-quiet md:mt-3 md:text-lg">{intro}</p>}
        <div className="mt-4 md:mt-10">{children}</div>
      </div>
    </section>
  )
}
