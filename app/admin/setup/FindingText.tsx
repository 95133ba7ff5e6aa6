import type { Proposal } from '../../../contract/knowledge'

/** As the front desk would say it. */
export function FindingText({ finding: { kind, text, told, also, facts, faq } }: { finding: Proposal }) {
  const policy = facts?.policies?.[0]
  const titled = faq ? [faq.question, faq.answer] : policy && [policy.name, policy.text]
  const lines = kind === 'prices' ? [text] : text.split('; ')
  return (
    <>
      {titled ? (
        <>
          <p className="font-semibold">{titled[0]}</p>
          <p className="mt-0.5 whitespace-pre-line text-sm">{titled[1]}</p>
        </>
      ) : kind === 'prices' || kind === 'hours' ? (
        lines.map((line) => <NamedValue key={line} line={line} look={LOOKS[kind]} />)
      ) : (
        <p className="whitespace-pre-line tabular-nums">{lines.join('\n')}</p>
      )}
      {also !== undefined && (
        <p className="mt-1 text-danger-ink text-sm">
          {kind === 'hours'
            ? `Another page says ${also}. Fix this if the other one is right.`
            : `Your site also says ${also}. If only one is right, remove the other.`}
        </p>
      )}
      {told !== undefined && <p className="mt-1 text-danger-ink text-sm">You told us: {told}</p>}
    </>
  )
}

type Look = { line: string; value: string }
/** A week is smaller, so that "Wednesday" has its hours beside it on a phone. */
const LOOKS: Record<'prices' | 'hours', Look> = {
  prices: { line: '', value: 'font-semibold' },
  hours: { line: 'text-sm', value: '' },
}

/** "Oil change: $49" and "Monday to Friday: 8 AM – 5 PM" with their values below each other. */
function NamedValue({ line, look }: { line: string; look: Look }) {
  const at = line.lastIndexOf(': ')
  if (at < 1) return <p>{line}</p>
  return (
    <p className={`flex flex-wrap justify-between gap-x-3 ${look.line}`}>
      <span>{line.slice(0, at)}</span>
      <span className={`ml-auto tabular-nums ${look.value}`}>{line.slice(at + 2)}</span>
    </p>
  )
}
