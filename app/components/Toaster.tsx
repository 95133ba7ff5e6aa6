import { lazy, Suspense, useEffect } from 'react'
import { useToasts } from '../lib/toasts'
import { whenAtRest } from '../lib/whenAtRest'
import { PlainToast } from './PlainToast'

const load = () => import('./ToastRegion')

/** What draws toasts comes with the first of them; where it can't be had any more, as without a network, they are shown plainly. */
const ToastRegion = lazy(() =>
  load().then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: PlainToast }),
  ),
)

/** `prepared`: fetched ahead, where toasts are common. */
export function Toaster({ prepared = false }: { prepared?: boolean }) {
  const hasToast = useToasts().length > 0
  useEffect(() => (prepared ? whenAtRest(load) : undefined), [prepared])
  return <Suspense>{hasToast && <ToastRegion />}</Suspense>
}
