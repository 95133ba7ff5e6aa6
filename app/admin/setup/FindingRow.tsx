import { Pencil, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../components/Button'

type Props = {
  /** What it says, for those who hear the buttons. */
  text: string
  isBusy: boolean
  children: ReactNode
  onDrop: () => void
  /** The small editor, where it can be said otherwise; `close` shows the row again. */
  editor?: (close: () => void) => ReactNode
  /** Told +1 when the editor opens and -1 when it is gone. */
  onEditing: (change: 1 | -1) => void
}

/** One found thing: what it says, fix it, drop it. */
export function FindingRow({ text, isBusy, children, onDrop, editor, onEditing }: Props) {
  const [isMending, setIsMending] = useState(false)
  const isOpen = isMending && editor !== undefined
  useEffect(() => {
    if (!isOpen) return
    onEditing(1)
    return () => onEditing(-1)
  }, [isOpen, onEditing])
  if (isOpen) return <li className="py-3">{editor(() => setIsMending(false))}</li>
  return (
    <li className="flex items-start gap-1 py-1.5">
      <div className="wrap-anywhere min-w-0 grow py-2">{children}</div>
      {editor && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Fix: ${text}`}
          disabled={isBusy}
          onClick={() => setIsMending(true)}
        >
          <Pencil aria-hidden className="size-4.5 text-quiet" />
        </Button>
      )}
      <Button variant="quiet" size="icon" aria-label={`Drop: ${text}`} disabled={isBusy} onClick={onDrop}>
        <X aria-hidden className="size-5 text-quiet" />
      </Button>
    </li>
  )
}
