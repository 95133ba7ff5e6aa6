import { Card } from '../components/Card'
import { MarketingPage } from './MarketingPage'
import { Tiers } from './Tiers'

const QUESTIONS = [
  {
    question: 'What happens after the trial?',
    answer: 'Your plan starts and the first month is charged. Cancel before that and you pay nothing.',
  },
  {
    question: 'What if more people write than my plan covers?',
    answer:
      'The chat goes on: it answers from your own facts and still takes every lead. We tell you at 80% and at 100%.',
  },
  { question: 'Can I change plans?', answer: 'Yes, up or down, whenever you like.' },
]

export function Pricing() {
  return (
    <MarketingPage>
      <div className="mx-auto max-w-page px-4 pt-12 pb-20 sm:px-6 md:pt-20">
        <h1 className="font-display font-extrabold text-4xl tracking-tight sm:text-5xl">Pricing</h1>
        <p className="mt-3 max-w-measure text-lg text-quiet">One price a month. No set-up fee, no contract.</p>
        <h2 className="sr-only">Plans</h2>
        <div className="mt-10">
          <Tiers />
        </div>
        <div className="mt-16 grid gap-4 md:grid-cols-3">
          {QUESTIONS.map(({ question, answer }) => (
            <Card key={question}>
              <h2 className="font-semibold text-lg">{question}</h2>
              <p className="mt-2 text-quiet">{answer}</p>
            </Card>
          ))}
        </div>
      </div>
    </MarketingPage>
  )
}
