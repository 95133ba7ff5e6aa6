import type { ReactNode } from 'react'
import { Card } from '../components/Card'
import { FEATURES } from '../content/features'
import { Section } from './Section'
import { AnswerShown } from './shown/AnswerShown'
import { PhoneShown } from './shown/PhoneShown'
import { SnippetShown } from './shown/SnippetShown'
import { WeekShown } from './shown/WeekShown'

export function Features() {
  return (
    <Section id="features" title="What you get" intro="Paste a few lines into your website. We take care of the rest.">
      <div className="grid gap-4 md:grid-cols-2">
        <Feature {...FEATURES.gpt} shown={<AnswerShown />} />
        <Feature {...FEATURES.mobile} shown={<PhoneShown />} />
        <Feature {...FEATURES.integration} shown={<SnippetShown />} />
        <Feature {...FEATURES.analytics} shown={<WeekShown />} />
      </div>
    </Section>
  )
}

/** `shown` is decorative, and left out on a phone; the text says the same. */
function Feature({ title, text, shown }: { title: string; text: string; shown: ReactNode }) {
  return (
    <Card className="flex min-w-0 flex-col max-md:rounded-none max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:shadow-none">
      <div
        aria-hidden
        className="mb-6 hidden min-h-64 flex-col justify-center overflow-hidden rounded-control bg-sunken p-5 md:flex"
      >
        {shown}
      </div>
      <h3 className="font-semibold text-lg md:text-xl">{title}</h3>
      <p className="mt-1 max-w-measure md:mt-2 text-quiet">{text}</p>
    </Card>
  )
}
