import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { whenAtRest } from '../lib/whenAtRest'

type Parts = typeof import('./tooltipParts')
const Loaded = createContext<Parts | undefined>(undefined)

const AGAIN_MS = 500
const isInUse = (group: HTMLElement | null) =>
  group?.contains(document.activeElement) || group?.querySelector('[aria-expanded="true"]')

/** A group whose tooltips follow each other without delay. The library is large and loaded when the page is idle. */
export function TooltipGroup({ className, children }: { className?: string; children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<Parts>()
  useEffect(
    () =>
      whenAtRest(async () => {
        const loaded = await import('./tooltipParts')
        // Loading mounts the children anew: one that has the focus or a menu open would lose it.
        const take = () => {
          if (!isInUse(group.current)) setParts(loaded)
          else setTimeout(take, AGAIN_MS)
        }
        take()
      }),
    [],
  )
  return (
    <div ref={group} className={className}>
      <Loaded value={parts}>{parts ? <parts.Provider>{children}</parts.Provider> : children}</Loaded>
    </div>
  )
}

/** A tooltip. The control needs an accessible name of its own, since not everybody can hover. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const parts = useContext(Loaded)
  return parts ? <parts.Tip text={text}>{children}</parts.Tip> : children
}
