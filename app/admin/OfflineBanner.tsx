import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Banner } from '../components/Banner'
import { useOnline } from '../lib/useOnline'

export function OfflineBanner() {
  const queries = useQueryClient()
  const isOnline = useOnline()
  // Back online: reload what failed meanwhile.
  useEffect(() => {
    if (isOnline) queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }, [isOnline, queries])
  return (
    <div role="status">
      {!isOnline && (
        <Banner>You’re offline. Everything on this screen is still here. Save again once you’re back online.</Banner>
      )}
    </div>
  )
}
