import { Button } from '../../components/Button'
import { cx } from '../../lib/cx'
import { formatAgo } from '../../lib/dates'
import { useLastSeen } from './useLastSeen'

/** Shows whether and where the widget was last loaded. */
export function InstallLight({ businessId }: { businessId: string }) {
  const { lastSeen, isChecking, check } = useLastSeen(businessId)
  if (lastSeen === undefined) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden className={cx('size-3 shrink-0 rounded-full', lastSeen ? 'bg-done' : 'bg-outline')} />
      <p role="status" className="wrap-anywhere min-w-0">
        {lastSeen ? (
          <>
            Seen on <strong className="font-semibold">{lastSeen.host}</strong> {formatAgo(lastSeen.at)}
          </>
        ) : (
          'Not on your site yet'
        )}
      </p>
      {!lastSeen && (
        <Button variant="quiet" className="px-2 text-link" disabled={isChecking} onClick={check}>
          {isChecking ? 'Checking…' : 'Check again'}
        </Button>
      )}
    </div>
  )
}
