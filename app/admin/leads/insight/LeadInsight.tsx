import { Fragment, type ReactNode } from 'react'
import type { Lead } from '../../../../contract/leads'
import { Badge } from '../../../components/Badge'
import { formatDateTime } from '../../../lib/dates'
import { arrivalWords, earlierWords, GRADES, languageWords, quotedFacts } from './words'

/** What a lead's visitor answered, how promising it is and why, and where they came from. */
export function LeadInsight({ lead }: { lead: Lead }) {
  const { qualification: found, answers, consent } = lead
  const from = arrivalWords(lead.arrival)
  const earlier = earlierWords(lead)
  const language = languageWords(lead)
  const quoted = found ? quotedFacts(found, lead.message) : []
  const isShown = (line: string) => line === lead.message || quoted.some(({ quote }) => quote === line)
  const summary = found?.summary.filter((line) => !isShown(line)) ?? []
  const hasMore = quoted.length + summary.length > 0 || from || language || consent
  return (
    <>
      {answers.length > 0 && (
        // What the business itself asked is what one needs before calling.
        <dl className="wrap-anywhere mt-3 text-sm">
          {answers.map(({ question, answer }) => (
            <Fragment key={question}>
              <dt className="text-quiet">
                <bdi>{question}</bdi>
              </dt>
              <dd className="mb-2 font-semibold">
                <bdi>{answer}</bdi>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      {earlier && <p className="mt-2 text-quiet text-sm">{earlier}</p>}
      {found && (
        <p className="mt-2 text-sm">
          <Badge tone={GRADES[found.grade].tone}>{GRADES[found.grade].label}</Badge>{' '}
          <bdi>{found.reasons.join('. ')}</bdi>
        </p>
      )}
      {hasMore && (
        <details className="mt-1 text-sm">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control font-semibold text-link underline underline-offset-4 md:min-h-8">
            More about this lead
          </summary>
          {summary.length > 0 && (
            <ul className="mt-1 mb-2 list-disc pl-5">
              {summary.map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          )}
          <dl className="wrap-anywhere grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
            {quoted.map(({ label, quote }) => (
              <Fact key={label} label={label}>
                “<bdi>{quote}</bdi>”
              </Fact>
            ))}
            {from && <Fact label="Came from">{from}</Fact>}
            {language && <Fact label="Language">{language}</Fact>}
            {consent && (
              <Fact label="Privacy note">
                “<bdi>{consent.text}</bdi>” Shown {formatDateTime(consent.at)}
                {consent.pageUrl && (
                  <>
                    {' '}
                    on <bdi>{consent.pageUrl}</bdi>
                  </>
                )}
              </Fact>
            )}
          </dl>
        </details>
      )}
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-quiet">{label}</dt>
    <dd className="mb-1 min-w-0 sm:mb-0">{children}</dd>
  </>
)
