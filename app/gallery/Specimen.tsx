import type { ReactNode } from 'react'

export function SpecimenGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 border-line border-t pt-6">
      <h2 className="font-bold font-display text-2xl tracking-tight">{title}</h2>
      <div className="mt-6 grid items-start gap-8 md:grid-cols-2">{children}</div>
    </section>
  )
}

/** One state of a component. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-quiet text-sm">{name}</h3>
      {children}
    </div>
  )
}
