import { lazy, Suspense, useEffect } from 'react'
import { useToasts } from '../lib/toasts'
import { whenAtRest } from '../lib/whenAtRest'
import { PlainToast } from './PlainToast'

const load = () => import('./ToastRegion')

/** Loaded with the first toast; if that fails, as offline, toasts are shown plainly. */
const ToastRegion = lazy(() =>
  load().then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: PlainToast }),
  ),
)

/** `prepared`: loads the library ahead, on pages with many toasts. */
export function Toaster({ prepared = false }: { prepared?: boolean }) {
  const hasToast = useToasts().length > 0
  useEffect(() => (prepared ? whenAtRest(load) : undefined), [prepared])
  return <Suspense>{hasToast && <ToastRegion />}</Suspense>
}
