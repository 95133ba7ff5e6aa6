import { REASONS } from '../content/reasons'
import { Section } from './Section'

export function WhyUs() {
  return (
    <Section
      title="Why choose us"
      lead="A good receptionist knows your shop, is never rude, never guesses a price, and writes everything down."
    >
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {REASONS.map(({ title, text, icon: Icon }) => (
          <li key={title} className="flex gap-4">
            <Icon className="mt-1 size-6 shrink-0 text-brass" aria-hidden />
            <div>
              <h3 className="font-semibold text-lg">{title}</h3>
              <p className="mt-1 max-w-md text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
