import { SkeletonList } from '../components/Skeleton'
import { PlainPage } from './PlainPage'

/** Shown while a page's code loads. */
export function LoadingPage() {
  return (
    <PlainPage>
      <SkeletonList label="Loading…" rows={1} />
    </PlainPage>
  )
}
