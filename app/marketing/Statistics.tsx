import { STATISTICS } from '../content/statistics'

export function Statistics() {
  return (
    <section aria-label="Results" className="bg-night text-white">
      <dl className="mx-auto grid max-w-page grid-cols-4 gap-x-3 px-4 py-5 sm:px-6 md:gap-x-6 md:py-16">
        {STATISTICS.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse md:gap-1">
            <dt className="text-xs md:text-lg">{label}</dt>
            <dd className="font-display font-extrabold text-2xl text-brass-on-night tracking-tight md:text-6xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
