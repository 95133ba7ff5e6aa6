import { type ReactNode, useState } from 'react'
import { Dialog } from '../components/Dialog'
import { TextLink } from '../components/TextLink'
import { useSessionToken } from '../lib/session'
import { OwnersSupport } from './OwnersSupport'
import { SupportWays } from './SupportWays'

/** How to reach a person: an owner writes from here, and anybody has the lines that the operator has set. */
export function ContactSupport({ trigger }: { trigger: ReactNode }) {
  const isSignedIn = useSessionToken() !== null
  const [isOwner, setIsOwner] = useState(isSignedIn)
  return (
    // Decided when it opens: a session that ends meanwhile must not take away what was written.
    <Dialog trigger={trigger} title="Contact support" onOpenChange={(isOpen) => isOpen && setIsOwner(isSignedIn)}>
      {isOwner ? <OwnersSupport /> : <VisitorsSupport />}
    </Dialog>
  )
}

function VisitorsSupport() {
  return (
    <>
      <p className="mb-3 text-quiet">A person answers, within one working day.</p>
      <SupportWays otherwise="Reply to any mail that you got from Deskbell. It reaches us." />
      <p className="mt-4">
        Have an account? <TextLink href={`/login?next=${encodeURIComponent(location.pathname)}`}>Log in</TextLink> to
        write to us from here.
      </p>
    </>
  )
}
