import { useLocation } from 'react-router'
import { Banner } from '../../../components/Banner'
import { Button } from '../../../components/Button'
import { Link } from '../../../components/Link'
import { toastError } from '../../../lib/toastError'
import { frameOf } from '../../frame'
import { useOwner } from '../../owner'
import { partAddress } from '../parts'
import { siteName, useSites } from './useSites'

/** A banner about waiting sites, with a button to allow it if there is only one. */
export function SiteBanner() {
  const { business } = useOwner()
  const { pathname, search } = useLocation()
  const { saved, say } = useSites(business.id)
  const waiting = saved.data?.filter(({ state }) => state === 'waiting') ?? []
  const [first] = waiting
  const sites = partAddress(frameOf(pathname), 'sites')
  if (!first || pathname + search === sites) return null
  const allow = () =>
    say.mutate(
      { origin: first.origin, state: 'allowed' },
      { onError: (error) => toastError(error, 'That wasn’t saved. Please try again.') },
    )
  return (
    <Banner
      action={
        <span className="flex flex-wrap gap-2">
          {waiting.length === 1 && (
            <Button disabled={say.isPending} onClick={allow}>
              Yes, allow it
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to={sites}>{waiting.length === 1 ? 'Take a look' : 'See them'}</Link>
          </Button>
        </span>
      }
    >
      {waiting.length === 1
        ? `Your chat was seen on ${siteName(first)}. Is that your site?`
        : `Your chat was seen on ${waiting.length} other sites. Are they yours?`}
    </Banner>
  )
}
