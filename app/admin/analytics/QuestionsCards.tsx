import type { Analytics } from '../../../contract/analytics'
import { Card } from '../../components/Card'
import { SectionNavLink } from '../SectionNavLink'

type Asked = { key: string; question: string; count: number }

const List = ({ asked }: { asked: Asked[] }) => (
  <ol className="divide-y divide-line">
    {asked.map(({ key, question, count }) => (
      <li key={key} className="flex justify-between gap-4 py-2">
        <q className="wrap-anywhere min-w-0" dir="auto">
          {question}
        </q>
        <span className="shrink-0 text-quiet">{count === 1 ? 'once' : `${count.toLocaleString()} times`}</span>
      </li>
    ))}
  </ol>
)

export function QuestionsCard({ questions }: Pick<Analytics, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <Card>
      <h2 className="mb-2 font-semibold text-lg">Most asked</h2>
      <List asked={questions.map((one) => ({ ...one, key: one.question }))} />
    </Card>
  )
}

export function UnansweredCard({ unansweredQuestions }: Pick<Analytics, 'unansweredQuestions'>) {
  if (unansweredQuestions.length === 0) return null
  return (
    <Card>
      <h2 className="mb-2 font-semibold text-lg">Asked but not answered yet</h2>
      <List asked={unansweredQuestions.map((one) => ({ ...one, key: one.id }))} />
      <SectionNavLink id="answers" className="mt-3 inline-block font-semibold text-link underline underline-offset-4">
        Write the answers
      </SectionNavLink>
    </Card>
  )
}
