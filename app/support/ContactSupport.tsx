import { type ReactNode, useState } from 'react'
import { Dialog } from '../components/Dialog'
import { TextLink } from '../components/TextLink'
import { useSessionToken } from '../lib/session'
import { OwnersSupport } from './OwnersSupport'
import { SupportWays } from './SupportWays'

/** The support dialog: a form for owners, email and phone for everybody. */
export function ContactSupport({ trigger }: { trigger: ReactNode }) {
  const isSignedIn = useSessionToken() !== null
  const [isOwner, setIsOwner] = useState(isSignedIn)
  return (
    // Decided on opening, so that an expiring session doesn't discard the text.
    <Dialog trigger={trigger} title="Contact support" onOpenChange={(isOpen) => isOpen && setIsOwner(isSignedIn)}>
      {isOwner ? <OwnersSupport /> : <VisitorsSupport />}
    </Dialog>
  )
}

function VisitorsSupport() {
  return (
    <>
      <p className="mb-3 text-quiet">A person answers within one business day.</p>
      <SupportWays otherwise="Reply to any email from Deskbell. It reaches us." />
      <p className="mt-4">
        Have an account? <TextLink href={`/login?next=${encodeURIComponent(location.pathname)}`}>Log in</TextLink> to
        write to us from here.
      </p>
    </>
  )
}
