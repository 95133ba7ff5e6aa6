import { STATISTICS } from '../content/statistics'

export function Statistics() {
  return (
    <section aria-label="Results" className="bg-night text-white">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-8 px-4 py-12 sm:px-6 md:grid-cols-4 md:py-16">
        {STATISTICS.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse gap-1">
            <dt className="text-lg">{label}</dt>
            <dd className="font-display font-extrabold text-5xl text-brass-on-night tracking-tight sm:text-6xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
