import { REASONS } from '../content/reasons'
import { Section } from './Section'

export function WhyUs() {
  return (
    <Section
      title="Why choose us"
      lead="A good receptionist knows your shop, is never rude, never guesses a price, and writes everything down."
    >
      <ul className="grid gap-10 md:grid-cols-3">
        {REASONS.map(({ title, text, icon: Icon }) => (
          <li key={title} className="border-brass border-t-2 pt-5">
            <Icon className="size-7 text-brass" aria-hidden />
            <h3 className="mt-4 font-semibold text-xl">{title}</h3>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
