import { Skeleton, SkeletonList } from '../components/Skeleton'

/** Placeholder with heading, sentence and cards, like every section. */
export function SectionSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="mt-2 mb-6 h-5 w-72 max-w-full" />
      <SkeletonList label="Loading…" />
    </>
  )
}
