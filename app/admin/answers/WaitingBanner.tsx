import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { versionsQuery } from '../../api/curation'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Link } from '../../components/Link'
import { frameOf } from '../frame'
import { useOwner } from '../owner'
import { answersAddress } from './parts'

/** How long the saved questions take to be checked after a save. */
const AFTER_A_SAVE_MS = 1500

export function WaitingBanner() {
  const { business } = useOwner()
  const { pathname, search } = useLocation()
  const { data, refetch } = useQuery(versionsQuery(business.id))
  const isSaving = useIsMutating() > 0
  useEffect(() => {
    if (isSaving) return
    const timer = setTimeout(refetch, AFTER_A_SAVE_MS)
    return () => clearTimeout(timer)
  }, [isSaving, refetch])
  const changes = answersAddress(frameOf(pathname), 'changes')
  if (!data?.some(({ state }) => state === 'waiting') || pathname + search === changes) return null
  return (
    <Banner
      action={
        <Button asChild variant="secondary">
          <Link to={changes}>See what would change</Link>
        </Button>
      }
    >
      Your last change is on hold. It would change the answer to a saved question.
    </Banner>
  )
}
