import { ChevronDown } from 'lucide-react'
import { QUESTIONS } from '../content/questions'
import { Section } from './Section'

export function Questions() {
  return (
    <Section title="What people ask first">
      <div className="grid items-start gap-x-12 md:grid-cols-2">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group border-line border-t">
            <summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-semibold md:text-lg">
              {question}
              <ChevronDown className="size-5 text-quiet group-open:rotate-180" aria-hidden />
            </summary>
            <p className="max-w-measure pb-5 text-quiet">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
