import { STATISTICS } from '../content/statistics'

export function Statistics() {
  return (
    <section aria-label="Results" className="border-line border-y bg-sunken">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-8 px-4 py-12 sm:px-6 md:grid-cols-4">
        {STATISTICS.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-quiet">{label}</dt>
            <dd className="font-display font-extrabold text-4xl tracking-tight sm:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
