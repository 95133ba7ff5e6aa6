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
        lines.map((line) => <NamedValue key={line} line={line} strong={kind === 'prices'} />)
      ) : (
        <p className="whitespace-pre-line tabular-nums">{lines.join('\n')}</p>
      )}
      {also !== undefined && (
        <p className="mt-1 text-danger-ink text-sm">
          {kind === 'hours'
            ? `Another page says ${also}. Fix this if the other one is right.`
            : `Your site also says ${also}. If only one is right, drop the other.`}
        </p>
      )}
      {told !== undefined && <p className="mt-1 text-danger-ink text-sm">You told us: {told}</p>}
    </>
  )
}

/** "Oil change: $49" and "Monday to Friday: 8 AM – 5 PM" with their values below each other. */
function NamedValue({ line, strong }: { line: string; strong: boolean }) {
  const at = line.lastIndexOf(': ')
  if (at < 1) return <p>{line}</p>
  return (
    <p className="flex flex-wrap justify-between gap-x-3">
      <span>{line.slice(0, at)}</span>
      <span className={`ml-auto tabular-nums ${strong ? 'font-semibold' : ''}`}>{line.slice(at + 2)}</span>
    </p>
  )
}
