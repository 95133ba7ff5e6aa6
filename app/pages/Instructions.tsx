import { Tabs } from 'radix-ui'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { PageHeading } from '../components/PageHeading'
import { Steps } from '../components/Steps'
import { TextLink } from '../components/TextLink'
import { ContactSupport } from '../support/ContactSupport'
import { AfterPayment } from './instructions/AfterPayment'
import { CodeBox } from './instructions/CodeBox'
import { PLATFORMS } from './instructions/platforms'
import { useSnippet } from './instructions/useSnippet'
import { PlainPage } from './PlainPage'

const tabLook =
  'min-h-11 border-transparent border-b-3 px-2 font-semibold text-quiet text-sm data-[state=active]:border-brand data-[state=active]:text-link sm:px-4 sm:text-base'

export function Instructions() {
  const [query] = useSearchParams()
  const snippet = useSnippet(query.get('api_key'))
  const [platform, choose] = usePlatform()
  return (
    <PlainPage wide>
      <PageHeading title="Put it on your site">Put it on your site</PageHeading>
      <p className="mt-2 text-quiet">A few lines, pasted once. Pick what your site is made with.</p>
      <AfterPayment result={query.get('redirect_status')} />
      <Tabs.Root value={platform} onValueChange={choose} className="mt-6">
        <Tabs.List aria-label="Your site" className="flex flex-wrap border-line border-b">
          {PLATFORMS.map(({ name }) => (
            <Tabs.Trigger key={name} value={name} className={tabLook}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {PLATFORMS.map(({ name, lead, steps, note, showsFrame }) => (
          <Tabs.Content key={name} value={name} className="mt-6 grid gap-6">
            <Card>
              <p className="mb-5 text-quiet">{lead}</p>
              <Steps steps={steps} />
              {note && <p className="mt-5 border-line border-t pt-4 text-quiet">{note}</p>}
            </Card>
            <CodeBox snippet={snippet} showsFrame={showsFrame ?? false} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <p className="mt-6">
        Curious first?{' '}
        <TextLink href="/test-widget.html" target="_blank">
          See it on a test page
        </TextLink>
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <p className="text-quiet">Stuck? Tell us your site’s address, and we’ll look.</p>
        <ContactSupport trigger={<Button variant="secondary">Contact support</Button>} />
      </div>
    </PlainPage>
  )
}

/** The platform stands in the address, such as /instructions#wix, so that a link can lead straight to it. */
function usePlatform() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const named = PLATFORMS.find(({ name }) => `#${name.toLowerCase()}` === hash)
  const choose = (name: string) =>
    navigate({ search, hash: name.toLowerCase() }, { replace: true, preventScrollReset: true })
  return [named?.name ?? 'Overview', choose] as const
}
