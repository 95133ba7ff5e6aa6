import { Button } from '../../../../components/Button'
import { Card } from '../../../../components/Card'
import { toast } from '../../../../lib/toasts'
import { oneWords } from '../../../setup/kindWords'
import { saidInLines } from './saidInLines'
import { useProposalChanges } from './useProposalChanges'
import { useProposals } from './useProposals'

const onAccepted = () => toast({ title: 'Success', description: 'Your front desk will say it from now on.' })

/** Facts found in the sources, to be confirmed by the owner. */
export function Proposals({ businessId }: { businessId: string }) {
  const { data: proposals = [] } = useProposals(businessId)
  const { accept, dismiss } = useProposalChanges(businessId)
  const isBusy = accept.isPending || dismiss.isPending
  if (proposals.length === 0) return null
  const shown = proposals.map((one) => ({ ...one, words: one.told === undefined ? YES_OR_NO : WHOSE }))
  /** Where the site says something else than the owner, one press for all would be a guess. */
  const plain = shown.filter(({ told }) => told === undefined)
  return (
    <Card>
      <h2 className="font-semibold text-lg">Is this right?</h2>
      <p className="mt-1 text-quiet">
        Your front desk picked this up from your website and from what you typed. Once you confirm it, that’s what
        people are told.
      </p>
      <ul className="mt-4 divide-y divide-line border-line border-t">
        {shown.map(({ id, kind, text, told, words, source }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <div className="min-w-0 grow basis-60">
              {told === undefined ? (
                <Lines text={text} />
              ) : (
                <dl className="grid gap-2">
                  <div>
                    <dt className="font-semibold text-sm">Your site says</dt>
                    <dd>
                      <Lines text={text} />
                    </dd>
                  </div>
                  <div>
                    <dt className="font-semibold text-sm">You told us</dt>
                    <dd>
                      <Lines text={told} />
                    </dd>
                  </div>
                </dl>
              )}
              <p className="wrap-anywhere text-quiet text-sm">
                {oneWords[kind]}, from “{source.title}”
              </p>
            </div>
            <div className="flex gap-2">
              <Button
                variant="secondary"
                aria-label={`${words.yes}: ${text}`}
                disabled={isBusy}
                onClick={() => accept.mutate([id], { onSuccess: onAccepted })}
              >
                {words.yes}
              </Button>
              <Button
                variant="quiet"
                aria-label={`${words.no}: ${text}`}
                disabled={isBusy}
                onClick={() => dismiss.mutate(id)}
              >
                {words.no}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {plain.length > 1 && (
        <Button
          className="mt-4"
          disabled={isBusy}
          onClick={() =>
            accept.mutate(
              plain.map(({ id }) => id),
              { onSuccess: onAccepted },
            )
          }
        >
          {accept.isPending
            ? 'Saving...'
            : plain.length < shown.length
              ? `Yes to the other ${plain.length}`
              : 'All of this is right'}
        </Button>
      )}
    </Card>
  )
}

const YES_OR_NO = { yes: 'Yes', no: 'No' }
const WHOSE = { yes: 'Use my site’s', no: 'Keep mine' }

const Lines = ({ text }: { text: string }) =>
  saidInLines(text).map((line) => (
    <p key={line} className="wrap-anywhere whitespace-pre-line">
      {line}
    </p>
  ))
