import { Button } from '../../components/Button'
import { PageHeading } from '../../components/PageHeading'
import { NeedHelp } from '../../support/NeedHelp'
import { PlainPage } from '../PlainPage'

/** Shown for an invalid registration link. `registeredAs`: the email, if the link was used to register. */
export function InvalidLink({ registeredAs }: { registeredAs?: string }) {
  return (
    <PlainPage>
      <PageHeading title="Invalid Registration Link">Invalid Registration Link</PageHeading>
      {registeredAs ? (
        <p className="wrap-anywhere mt-3">
          You’ve already registered, so this link has done its job. Log in with <strong>{registeredAs}</strong>.
        </p>
      ) : (
        <p className="mt-3 text-quiet">
          This link has been used, has expired, or got cut off along the way. If you bought a plan, open the link in
          your email again.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild variant={registeredAs ? 'primary' : 'secondary'} className={registeredAs ? '' : 'order-2'}>
          <a href="/login">Log in</a>
        </Button>
        <Button asChild variant={registeredAs ? 'secondary' : 'primary'}>
          <a href="/pricing">Back to pricing</a>
        </Button>
      </div>
      <p className="mt-6 border-line border-t pt-4">
        <NeedHelp />
      </p>
    </PlainPage>
  )
}
