import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '../components/Button'
import { PageHeading } from '../components/PageHeading'
import { Tabs } from '../components/Tabs'
import { TextLink } from '../components/TextLink'
import { ContactSupport } from '../support/ContactSupport'
import { AfterPayment } from './instructions/AfterPayment'
import { PlatformSteps } from './instructions/PlatformSteps'
import { PLATFORMS } from './instructions/platforms'
import { useSnippet } from './instructions/useSnippet'
import { PlainPage } from './PlainPage'

export function Instructions() {
  const [query] = useSearchParams()
  const snippet = useSnippet(query.get('api_key'))
  const [platform, choose] = usePlatform()
  return (
    <PlainPage wide>
      <PageHeading title="Put it on your site">Put it on your site</PageHeading>
      <p className="mt-2 text-quiet">A few lines, pasted once. Pick what your site is built with.</p>
      <AfterPayment result={query.get('redirect_status')} />
      <div className="mt-6">
        <Tabs
          label="Your site"
          shown={platform}
          onShow={choose}
          tabs={PLATFORMS.map((each) => ({
            name: each.name,
            content: <PlatformSteps platform={each} snippet={snippet} />,
          }))}
        />
      </div>
      <p className="mt-6">
        Want to see it first?{' '}
        <TextLink href="/test-widget.html" target="_blank">
          Try it on a test page
        </TextLink>
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <p className="text-quiet">Stuck? Tell us your site’s address, and we’ll take a look.</p>
        <ContactSupport trigger={<Button variant="secondary">Contact support</Button>} />
      </div>
    </PlainPage>
  )
}

/** The platform is in the address's hash (/instructions#wix), so that links can point to it. */
function usePlatform() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const named = PLATFORMS.find(({ name }) => `#${name.toLowerCase()}` === hash)
  const choose = (name: string) =>
    navigate({ search, hash: name.toLowerCase() }, { replace: true, preventScrollReset: true })
  return [named?.name ?? 'Overview', choose] as const
}
