import { useEffect } from 'react'
import { dismissToast, TOAST_DURATION_MS, useToasts } from '../lib/toasts'

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
    <div
      role="alert"
      className="fixed inset-x-4 top-18 z-50 sm:top-4 rounded-card border border-line bg-surface p-4 shadow-lift sm:left-auto sm:w-96"
    >
      <p className="font-semibold">{entry.title}</p>
      {entry.description && <p className="text-quiet">{entry.description}</p>}
    </div>
  )
}
