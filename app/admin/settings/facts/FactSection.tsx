import type { ReactNode } from 'react'

type Props = { title: string; hint: string; children: ReactNode }

export function FactSection({ title, hint, children }: Props) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="mt-1 mb-4 text-quiet">{hint}</p>
      {children}
    </section>
  )
}
