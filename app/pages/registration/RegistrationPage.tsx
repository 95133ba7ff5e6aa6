import type { ReactNode } from 'react'
import { PageHeading } from '../../components/PageHeading'
import { PlainPage } from '../PlainPage'

/** What the page of registration says from the first moment. */
export function RegistrationPage({ children }: { children: ReactNode }) {
  return (
    <PlainPage wide>
      <PageHeading title="Set up your front desk">Set up your front desk</PageHeading>
      <p className="mt-2 text-quiet">
        Tell us about your business and pick a password. A few words will do: your website fills in the rest in a
        minute, and you can change anything later.
      </p>
      <div className="mt-6">{children}</div>
    </PlainPage>
  )
}
