import type { AnswerVersion } from '../../../contract/curation'
import { Badge } from '../../components/Badge'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { formatDateTime } from '../../lib/dates'
import type { VersionChanges } from './useVersionChanges'

type Props = { versions: AnswerVersion[]; changes: VersionChanges }

/** Versions of the answers' basis, the newest first. */
export function VersionList({ versions, changes: { restore } }: Props) {
  return (
    <Card>
      <h2 className="font-semibold text-lg">Versions</h2>
      <p className="mt-1 text-quiet">The last 30 changes to what your front desk knows. You can restore any of them.</p>
      <ol className="mt-3 divide-y divide-line">
        {versions.map(({ id, state, at, by, changes }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-64">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <time dateTime={at}>{formatDateTime(at)}</time>
                {by === 'you' && <span className="font-normal text-quiet">by you</span>}
                {by === 'team' && <span className="font-normal text-quiet">by someone on your team</span>}
                {state === 'live' && <Badge tone="done">Live</Badge>}
              </p>
              {changes.map((change) => (
                <p key={change} className="wrap-anywhere text-quiet">
                  {change}
                </p>
              ))}
            </div>
            {state !== 'live' && (
              <Button
                variant="secondary"
                aria-label={`Restore the version from ${formatDateTime(at)}`}
                disabled={restore.isPending}
                onClick={() => restore.mutate(id)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
