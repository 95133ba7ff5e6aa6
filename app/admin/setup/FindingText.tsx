import type { Proposal } from '../../../contract/knowledge'
import { sharedName } from './sharedName'

type Props = {
  finding: Proposal
  /** The one over it, whose name isn't repeated. */
  above?: Proposal | undefined
}

/** As the front desk would say it. */
export function FindingText({ finding: { kind, text, told, also, facts, faq }, above }: Props) {
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
        lines.map((line) => (
          <NamedValue key={line} line={line} above={kind === 'prices' ? above?.text : undefined} look={LOOKS[kind]} />
        ))
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
function NamedValue({ line, above, look }: { line: string; above?: string | undefined; look: Look }) {
  const at = line.lastIndexOf(': ')
  if (at < 1) return <p>{line}</p>
  const name = line.slice(0, at)
  const under = sharedName(name, above)
  return (
    <p className={`flex flex-wrap justify-between gap-x-3 ${look.line}`}>
      {under ? (
        <span className="pl-4 text-sm">
          <span className="sr-only">{under.shared}</span>
          {under.own}
        </span>
      ) : (
        <span>{name}</span>
      )}
      <span className={`ml-auto tabular-nums ${look.value}`}>{line.slice(at + 2)}</span>
    </p>
  )
}
