import type { AnswerDifference, AnswerVersion } from '../../../contract/curation'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import type { VersionChanges } from './useVersionChanges'

const answers = (count: number) => (count === 1 ? 'one of your saved questions' : `${count} of your saved questions`)

/** The answers that would change, side by side, with buttons to publish or discard. */
export function WaitingChange({ version, changes }: { version: AnswerVersion; changes: VersionChanges }) {
  const { publish, discard } = changes
  const isBusy = publish.isPending || discard.isPending
  return (
    <Card aria-labelledby="waiting-change">
      <h2 id="waiting-change" className="font-semibold text-lg">
        A change is waiting for you
      </h2>
      <p className="mt-1 max-w-measure">
        It would give {answers(version.differences.length)} a different answer. Until you decide, visitors get the same
        answers as before.
      </p>
      <p className="wrap-anywhere mt-1 text-quiet">You changed: {version.changes.join('; ')}</p>
      <ul className="mt-5 grid gap-5">
        {version.differences.map((difference) => (
          <Difference key={difference.question} difference={difference} />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button className="w-full sm:w-auto" disabled={isBusy} onClick={() => publish.mutate(version.id)}>
          {publish.isPending ? 'Publishing…' : 'Make it live'}
        </Button>
        <Button
          variant="secondary"
          className="w-full sm:w-auto"
          disabled={isBusy}
          onClick={() => discard.mutate(version.id)}
        >
          {discard.isPending ? 'Discarding…' : 'Discard it'}
        </Button>
      </div>
      <p className="mt-2 text-quiet text-sm">
        Discarding it keeps your live settings and answers. Your colors and greeting stay the way you saved them.
      </p>
    </Card>
  )
}

function Difference({ difference: { question, before, after } }: { difference: AnswerDifference }) {
  return (
    <li>
      <h3 className="wrap-anywhere font-semibold">
        <bdi>{question}</bdi>
      </h3>
      <div className="mt-2 grid gap-3 md:grid-cols-2">
        <div className="rounded-control bg-sunken p-4">
          <p className="font-semibold text-quiet text-sm">Live now</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{before}</p>
        </div>
        <div className="rounded-control border border-brass bg-brass-tint p-4">
          <p className="font-semibold text-brass-ink text-sm">With your change</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{after}</p>
        </div>
      </div>
    </li>
  )
}
