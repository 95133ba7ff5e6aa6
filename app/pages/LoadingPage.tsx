import { SkeletonList } from '../components/Skeleton'
import { PlainPage } from './PlainPage'

/** Until a page's own code is there, which takes a moment on a slow connection. */
export function LoadingPage() {
  return (
    <PlainPage>
      <SkeletonList label="Loading…" rows={1} />
    </PlainPage>
  )
}
