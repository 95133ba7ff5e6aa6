import type { Proposal } from '../../../contract/knowledge'

/** As the front desk would say it. */
export function FindingText({ finding: { kind, text, told, also, facts, faq } }: { finding: Proposal }) {
  const policy = facts?.policies?.[0]
  const titled = faq ? [faq.question, faq.answer] : policy && [policy.name, policy.text]
  const amountAt = text.lastIndexOf(': ')
  return (
    <>
      {titled ? (
        <>
          <p className="font-semibold">{titled[0]}</p>
          <p className="mt-0.5 whitespace-pre-line text-sm">{titled[1]}</p>
        </>
      ) : kind === 'prices' && amountAt > 0 ? (
        <p className="flex flex-wrap justify-between gap-x-3">
          <span>{text.slice(0, amountAt)}</span>
          <span className="ml-auto font-semibold tabular-nums">{text.slice(amountAt + 2)}</span>
        </p>
      ) : (
        <p className="whitespace-pre-line tabular-nums">{text.replaceAll('; ', '\n')}</p>
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
