import { MailCheck } from 'lucide-react'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { PageHeading } from '../../components/PageHeading'
import { PlainPage } from '../PlainPage'
import { RecoveryHelp } from './RecoveryHelp'

export function CheckYourEmail({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <PlainPage>
      <MailCheck className="mb-3 size-8 text-brass" aria-hidden />
      <PageHeading title="Check Your Email">Check Your Email</PageHeading>
      <Card className="mt-6">
        <p className="wrap-anywhere">
          If an account exists with this email, <strong>{email}</strong>, a link to set a new password is on its way. It
          works once and expires in an hour.
        </p>
        <p className="mt-3 text-quiet">
          Nothing there after a few minutes? Check your spam folder, or try another address.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button asChild>
            <a href="/login">Back to login</a>
          </Button>
          <Button variant="secondary" onClick={onAgain}>
            Try another address
          </Button>
        </div>
      </Card>
      <RecoveryHelp />
    </PlainPage>
  )
}
