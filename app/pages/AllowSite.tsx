import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { DecideByLink, OriginLinkView } from '../../contract/origins'
import { decideByLink, originLinkQuery } from '../api/origins'
import { Button } from '../components/Button'
import { ErrorState } from '../components/ErrorState'
import { PageHeading } from '../components/PageHeading'
import { SkeletonList } from '../components/Skeleton'
import { ApiError } from '../lib/api'
import { toastError } from '../lib/toastError'
import { useSubmission } from '../lib/useSubmission'
import { DeadLink } from './account/DeadLink'
import { PlainPage } from './PlainPage'

const SITES = '/admin-direct/settings?part=sites'
const isDead = (error: unknown) => error instanceof ApiError && error.status === 404
const nameOf = ({ origin }: OriginLinkView) => new URL(origin).host

/**
 * The page of the mailed link about a site: allow or block it without signing in. Opening it decides nothing, since mail scanners open
 * links.
 */
export function AllowSite() {
  const token = useSearchParams()[0].get('token') ?? ''
  const asked = useQuery(originLinkQuery(token))
  const decide = useSubmission({
    mutationFn: (state: DecideByLink['state']) => decideByLink({ token, state }),
    onError: (error) => toastError(error, 'That wasn’t saved. Please try again.'),
  })
  if (decide.isSuccess) return <Decided site={decide.data} wasWaiting={asked.data?.state === 'waiting'} />
  if (!token || isDead(asked.error) || isDead(decide.error)) {
    return (
      <DeadLink title="This link doesn’t work anymore" action={{ label: 'See your sites', href: SITES }}>
        It’s already been used, or it’s more than two weeks old.
      </DeadLink>
    )
  }
  return (
    <PlainPage>
      {asked.isPending && <SkeletonList label="Loading the site…" rows={2} />}
      {asked.isError && <ErrorState error={asked.error} what="the site" onRetry={() => asked.refetch()} />}
      {asked.isSuccess && <Question site={asked.data} isSaving={decide.isPending} onSay={decide.submit} />}
    </PlainPage>
  )
}

type Props = { site: OriginLinkView; isSaving: boolean; onSay: (state: DecideByLink['state']) => void }

function Question({ site, isSaving, onSay }: Props) {
  const isWaiting = site.state === 'waiting'
  return (
    <>
      <p className="wrap-anywhere text-quiet">{site.businessName}</p>
      <PageHeading title="Is that your site?" className="wrap-anywhere mt-1">
        Your chat was seen on {nameOf(site)}. Is that your site?
      </PageHeading>
      <p className="mt-3 text-quiet">
        {isWaiting
          ? 'Until you say yes, the chat there doesn’t answer questions. It only takes the names and numbers of people who want to hear from you.'
          : 'It’s answering visitors there. If you block the site, that stops right away.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button size="large" disabled={isSaving} onClick={() => onSay('allowed')}>
          {isWaiting ? 'Yes, allow it' : 'Yes, it’s mine'}
        </Button>
        <Button size="large" variant="secondary" disabled={isSaving} onClick={() => onSay('blocked')}>
          No, block it
        </Button>
      </div>
    </>
  )
}

function Decided({ site, wasWaiting }: { site: OriginLinkView; wasWaiting: boolean }) {
  const title = site.state === 'allowed' ? 'Your chat is on' : 'That site is blocked'
  return (
    <PlainPage>
      <PageHeading title={title}>{title}</PageHeading>
      <p className="wrap-anywhere mt-3" role="status">
        {site.state === 'blocked'
          ? `The chat won’t open on ${nameOf(site)}.`
          : wasWaiting
            ? `Within a minute, visitors to ${nameOf(site)} will get answers.`
            : `Visitors to ${nameOf(site)} keep getting answers.`}
      </p>
      <Button asChild variant="secondary" className="mt-6">
        <a href={SITES}>See your sites</a>
      </Button>
    </PlainPage>
  )
}
