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
    <Section title="What you get" lead="One small line on your website. Everything behind it is taken care of.">
      <div className="grid gap-4 md:grid-cols-2">
        <Feature {...FEATURES.gpt} shown={<AnswerShown />} />
        <Feature {...FEATURES.mobile} shown={<PhoneShown />} />
        <Feature {...FEATURES.integration} shown={<SnippetShown />} />
        <Feature {...FEATURES.analytics} shown={<WeekShown />} />
      </div>
    </Section>
  )
}

/** `shown` is decorative; the text beside it says the same. */
function Feature({ title, text, shown }: { title: string; text: string; shown: ReactNode }) {
  return (
    <Card className="flex min-w-0 flex-col">
      <div
        aria-hidden
        className="mb-6 flex min-h-64 flex-col justify-center overflow-hidden rounded-control bg-sunken p-5"
      >
        {shown}
      </div>
      <h3 className="font-semibold text-xl">{title}</h3>
      <p className="mt-2 max-w-measure text-quiet">{text}</p>
    </Card>
  )
}
