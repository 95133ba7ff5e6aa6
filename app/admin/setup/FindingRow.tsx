import { Pencil, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button'

type Props = {
  /** What it says, for those who hear the buttons. */
  text: string
  children: ReactNode
  onDrop: () => void
  /** The small editor, where it can be said otherwise; `close` shows the row again. */
  editor?: (close: () => void) => ReactNode
  /** Told +1 when the editor opens and -1 when it is gone. */
  onEditing: (change: 1 | -1) => void
}

/** One found thing: what it says, fix it, drop it. */
export function FindingRow({ text, children, onDrop, editor, onEditing }: Props) {
  const [isMending, setIsMending] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(false)
  const isOpen = isMending && editor !== undefined
  useEffect(() => {
    if (isOpen !== wasOpen.current) focusIn(row.current, isOpen ? 'input, textarea, select' : 'button')
    wasOpen.current = isOpen
    if (!isOpen) return
    onEditing(1)
    return () => onEditing(-1)
  }, [isOpen, onEditing])
  const drop = () => {
    focusIn(neighborOf(row.current), 'button')
    onDrop()
  }
  return (
    <li ref={row} data-finding className={isOpen ? 'py-3' : 'flex items-start gap-1 py-1.5'}>
      {isOpen ? (
        editor(() => setIsMending(false))
      ) : (
        <>
          <div className="wrap-anywhere min-w-0 grow py-2">{children}</div>
          {editor && (
            <Button variant="quiet" size="icon" aria-label={`Fix: ${text}`} onClick={() => setIsMending(true)}>
              <Pencil aria-hidden className="size-4.5 text-quiet" />
            </Button>
          )}
          <Button variant="quiet" size="icon" aria-label={`Remove: ${text}`} onClick={drop}>
            <X aria-hidden className="size-5 text-quiet" />
          </Button>
        </>
      )}
    </li>
  )
}

const focusIn = (element: Element | null | undefined, what: string) =>
  element?.querySelector<HTMLElement>(what)?.focus({ preventScroll: true })

/** Where the focus goes when a row goes away. */
function neighborOf(row: Element | null): Element | undefined {
  const all = [...document.querySelectorAll('[data-finding]')]
  const at = row ? all.indexOf(row) : -1
  return all[at + 1] ?? all[at - 1]
}
