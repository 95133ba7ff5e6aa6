import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Dialog } from '../components/Dialog'
import { SkeletonList } from '../components/Skeleton'
import { TextLink } from '../components/TextLink'
import { useSessionToken } from '../lib/session'

// Hardly ever opened, and its form is large.
const OwnersSupport = lazy(async () => ({ default: (await import('./OwnersSupport')).OwnersSupport }))
const SupportWays = lazy(async () => ({ default: (await import('./SupportWays')).SupportWays }))

/** The support dialog: a form for owners, email and phone for everybody. */
export function ContactSupport({ trigger }: { trigger: ReactNode }) {
  const isSignedIn = useSessionToken() !== null
  const [isOwner, setIsOwner] = useState(isSignedIn)
  return (
    // Decided on opening, so that an expiring session doesn't discard the text.
    <Dialog trigger={trigger} title="Contact support" onOpenChange={(isOpen) => isOpen && setIsOwner(isSignedIn)}>
      <Suspense fallback={<SkeletonList label="Loading…" rows={2} />}>
        {isOwner ? <OwnersSupport /> : <VisitorsSupport />}
      </Suspense>
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
