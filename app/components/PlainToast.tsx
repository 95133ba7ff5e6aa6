import { useEffect } from 'react'
import { cx } from '../lib/cx'
import { dismissToast, TOAST_DURATION_MS, useToasts } from '../lib/toasts'
import { TOAST_PLACE } from './toastPlace'

/** The newest toast without the toast library, as a fallback. */
export function PlainToast() {
  const [entry] = useToasts()
  const id = entry?.id
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [id])
  if (!entry?.open) return null
  return (
    <div role="alert" className={cx(TOAST_PLACE, 'rounded-card border border-line bg-surface px-4 py-3 shadow-lift')}>
      <p className="font-semibold">{entry.title}</p>
      {entry.description && <p className="text-quiet">{entry.description}</p>}
    </div>
  )
}
