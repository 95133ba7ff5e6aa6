import { REASONS } from '../content/reasons'
import { Section } from './Section'

export function WhyUs() {
  return (
    <Section
      title="Why choose us"
      intro="A good receptionist knows your shop, never guesses a price, and writes it all down."
    >
      <ul className="grid gap-4 md:gap-10 md:grid-cols-3">
        {REASONS.map(({ title, text, icon: Icon }) => (
          <li
            key={title}
            className="border-brass max-md:grid max-md:grid-cols-[2rem_1fr] max-md:gap-x-3 md:border-t-2 md:pt-5"
          >
            <Icon className="size-7 text-brass max-md:row-span-2" aria-hidden />
            <h3 className="font-semibold text-lg md:mt-4 md:text-xl">{title}</h3>
            <p className="mt-1 text-quiet md:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
