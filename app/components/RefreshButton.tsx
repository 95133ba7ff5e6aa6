import { RefreshCw } from 'lucide-react'
import { cx } from '../lib/cx'
import { Button } from './Button'

export function RefreshButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick} disabled={isBusy}>
      <RefreshCw className={cx('size-5', isBusy && 'animate-spin')} aria-hidden />
      Refresh
    </Button>
  )
}
