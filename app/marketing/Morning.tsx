import { FOUND } from '../content/morning'
import { ProductPicture } from './ProductPicture'
import leads from './pictures/leads.webp'
import leadsDark from './pictures/leads-dark.webp'
import phone from './pictures/phone.webp'
import phoneDark from './pictures/phone-dark.webp'
import { Section } from './Section'

/** Screenshots of the dashboard of the demo business. */
export function Morning() {
  return (
    <Section id="morning" title="What’s waiting in the morning" intro="You slept. Your website didn’t.">
      <div className="relative">
        <ProductPicture
          light={leads}
          dark={leadsDark}
          width={1200}
          height={690}
          alt="The list of leads on a computer: Dana Whitfield asks about new brakes; beside her question are her phone number and a link to the chat."
          className="hidden w-[92%] md:block"
        />
        <ProductPicture
          light={phone}
          dark={phoneDark}
          width={390}
          height={700}
          alt="The same lead on a phone, with one large button that calls her."
          className="mx-auto max-h-86 w-full max-w-72 md:absolute md:max-h-none md:right-0 md:-bottom-8 md:w-[25%]"
        />
      </div>
      <ul className="mt-16 hidden gap-8 md:grid md:grid-cols-3">
        {FOUND.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-semibold text-xl">{title}</h3>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
