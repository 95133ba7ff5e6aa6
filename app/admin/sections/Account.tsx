import { Button } from '../../components/Button'
import { ContactSupport } from '../../support/ContactSupport'
import { AccountNav } from '../account/AccountNav'
import { Activity } from '../account/Activity'
import { DeleteAccount } from '../account/DeleteAccount'
import { Devices } from '../account/Devices'
import { EmailForm } from '../account/EmailForm'
import { ExportData } from '../account/ExportData'
import { PasswordForm } from '../account/PasswordForm'
import { TwoStep } from '../account/twoStep/TwoStep'
import { YourWork } from '../account/YourWork'
import { useHasRole } from '../owner'
import { SectionHead } from '../SectionHead'

export function Account() {
  const isOwner = useHasRole('owner')
  const isManager = useHasRole('manager')
  return (
    <>
      <SectionHead
        title="Account"
        {...(isManager && {
          actions: <ContactSupport trigger={<Button variant="secondary">Contact support</Button>} />,
        })}
      >
        {isOwner
          ? 'How you log in, where you’re logged in, and what we keep for you.'
          : 'How you log in, and where you’re logged in.'}
      </SectionHead>
      <AccountNav />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          {isOwner ? <EmailForm /> : <YourWork />}
          <PasswordForm />
        </div>
        <div className="grid min-w-0 gap-6">
          <TwoStep />
          <Devices />
          {isOwner && <Activity />}
        </div>
        {isOwner && (
          <>
            <ExportData />
            <DeleteAccount />
          </>
        )}
      </div>
    </>
  )
}
