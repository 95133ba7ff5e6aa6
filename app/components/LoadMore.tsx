import { Button } from './Button'

type Props = { list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } }

export function LoadMore({ list }: Props) {
  if (!list.hasNextPage) return null
  return (
    <div className="mt-4 text-center">
      <Button variant="secondary" disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {list.isFetchingNextPage ? 'Loading…' : 'Show more'}
      </Button>
    </div>
  )
}
