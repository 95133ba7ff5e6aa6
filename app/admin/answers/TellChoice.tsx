import type { AnswerEmail } from '../../../contract/curation'
import { CheckField } from '../../components/CheckField'

type Props = { email: AnswerEmail; answer: string; isTold: boolean; onChange: (isTold: boolean) => void }

/** Whether those who asked are mailed the answer, and what the mail says. Nothing where nobody left an address. */
export function TellChoice({ email: { to, subject, lines }, answer, isTold, onChange }: Props) {
  if (to.length === 0) return null
  return (
    <div className="wrap-anywhere">
      <CheckField
        label={`Also email ${whoOf(to)} the answer`}
        checked={isTold}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isTold && (
        <details className="mt-1 ml-9 text-sm">
          <summary className="min-h-11 py-2.5 text-link">See the email</summary>
          <div className="grid gap-2 rounded-control border border-line bg-surface p-4">
            <p className="font-semibold">{subject}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p className="whitespace-pre-line">
              <span className="text-quiet">The answer:</span> {answer.trim() || '(what you write above)'}
            </p>
          </div>
        </details>
      )}
    </div>
  )
}

const NAMED = 3

function whoOf(to: string[]): string {
  if (to.length > NAMED) return `the ${to.length.toLocaleString()} people who asked`
  return new Intl.ListFormat('en-US').format(to)
}
