import { Button } from '../../components/Button'
import { ContactSupport } from '../../support/ContactSupport'
import { AccountNav } from '../account/AccountNav'
import { Activity } from '../account/Activity'
import { DeleteAccount } from '../account/DeleteAccount'
import { Devices } from '../account/Devices'
import { EmailForm } from '../account/EmailForm'
import { ExportData } from '../account/ExportData'
import { PasswordForm } from '../account/PasswordForm'
import { SectionHead } from '../SectionHead'

export function Account() {
  return (
    <>
      <SectionHead
        title="Account"
        actions={<ContactSupport trigger={<Button variant="secondary">Contact support</Button>} />}
      >
        How you log in, where you are logged in, and what we keep for you.
      </SectionHead>
      <AccountNav />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <EmailForm />
          <PasswordForm />
        </div>
        <div className="grid min-w-0 gap-6">
          <Devices />
          <Activity />
        </div>
        <ExportData />
        <DeleteAccount />
      </div>
    </>
  )
}
