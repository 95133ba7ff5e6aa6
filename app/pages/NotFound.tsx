import { Button } from '../components/Button'
import { PageHeading } from '../components/PageHeading'
import { PlainPage } from './PlainPage'

export function NotFound() {
  return (
    <PlainPage>
      <PageHeading title="Page Not Found">Page Not Found</PageHeading>
      <p className="mt-3 text-quiet">There’s nothing at this address. It may have moved, or the link got cut off.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <a href="/">Go to the home page</a>
        </Button>
        <Button asChild variant="secondary">
          <a href="/admin">Open your dashboard</a>
        </Button>
      </div>
    </PlainPage>
  )
}
