import { lazy, Suspense, useEffect } from 'react'
import { useToasts } from '../lib/toasts'
import { PlainToast } from './PlainToast'

const PREPARE_AFTER_MS = 2000
const load = () => import('./ToastRegion')

/** What draws toasts comes with the first of them; where it can't be had any more, as without a network, they are shown plainly. */
const ToastRegion = lazy(() =>
  load().then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: PlainToast }),
  ),
)

/** `prepared`: fetched while the page has nothing better to do, where toasts are common. */
export function Toaster({ prepared = false }: { prepared?: boolean }) {
  const hasToast = useToasts().length > 0
  useEffect(() => {
    if (!prepared) return
    const whenIdle = setTimeout(() => void load().catch(() => undefined), PREPARE_AFTER_MS)
    return () => clearTimeout(whenIdle)
  }, [prepared])
  return <Suspense>{hasToast && <ToastRegion />}</Suspense>
}
