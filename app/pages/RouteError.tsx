import { useRouteError } from 'react-router'
import { Button } from '../components/Button'
import { PageHeading } from '../components/PageHeading'
import { PlainPage } from './PlainPage'

/** Shown if a screen fails to load or render. */
export function RouteError() {
  console.error(useRouteError())
  return (
    <PlainPage>
      <PageHeading title="Something broke">This page didn’t open.</PageHeading>
      <p className="mt-3 text-quiet">
        It’s often a lost connection, or an update that came out while the page was open. Nothing you saved is lost.
      </p>
      <Button className="mt-6" onClick={() => location.reload()}>
        Load it again
      </Button>
    </PlainPage>
  )
}
