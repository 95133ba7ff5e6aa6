import { RefreshCw } from 'lucide-react'
import { cx } from '../lib/cx'
import { Button } from './Button'

export function RefreshButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  return (
    <Button variant="secondary" className="max-sm:px-3" onClick={onClick} disabled={isBusy}>
      <RefreshCw className={cx('size-5', isBusy && 'animate-spin')} aria-hidden />
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  )
}
