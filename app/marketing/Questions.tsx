import { QUESTIONS } from '../content/questions'
import { Section } from './Section'

export function Questions() {
  return (
    <Section title="What people ask first">
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question} className="border-line border-t pt-5">
            <dt className="font-semibold text-lg">{question}</dt>
            <dd className="mt-1 max-w-measure text-quiet">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
