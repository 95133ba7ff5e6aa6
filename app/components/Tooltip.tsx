import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { whenAtRest } from '../lib/whenAtRest'

type Parts = typeof import('./tooltipParts')
const Loaded = createContext<Parts | undefined>(undefined)

/** Around neighbours whose tooltips follow each other without delay. The library comes when the page is at rest: it weighs more than most screens. */
export function TooltipGroup({ className, children }: { className?: string; children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<Parts>()
  useEffect(
    () =>
      whenAtRest(async () => {
        const loaded = await import('./tooltipParts')
        // What is inside is drawn anew, so not while the focus is there.
        const take = () => {
          if (!group.current?.contains(document.activeElement)) setParts(loaded)
          else group.current.addEventListener('focusout', () => setTimeout(take), { once: true })
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

/** Says more about an icon. Its name stands in the control itself: not everybody can hover. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const parts = useContext(Loaded)
  return parts ? <parts.Tip text={text}>{children}</parts.Tip> : children
}
