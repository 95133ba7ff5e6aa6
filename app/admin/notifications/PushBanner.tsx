import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../components/Button'
import { Link } from '../../components/Link'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { frameOf } from '../frame'
import { useOwner } from '../owner'
import { useLeadCount } from '../useLeadCount'
import { useThisDevice } from './useThisDevice'

const DECLINED = 'notificationsDeclined'

/** One line, since it stands above everything on a phone: offers notifications once there was a lead, in browsers that can have them, until they are on or declined. */
export function PushBanner() {
  const { pathname } = useLocation()
  const [isDeclined, setDeclined] = useState(() => localStorage.getItem(DECLINED) !== null)
  const { key, devices, here, device } = useThisDevice()
  const leadCount = useLeadCount(useOwner().business.id) ?? 0
  const support = here.data?.support
  // The page explains how an iPhone gets there.
  const mayHave = support === 'ready' || support === 'needs-home-screen'
  const page = `${frameOf(pathname)}/notifications`
  // Null where the server sends no notifications.
  const canPush = key.data != null && devices.isSuccess
  const isOffered = canPush && mayHave && !device && !isDeclined && leadCount > 0 && pathname !== page
  // Decided when a screen opens and kept until the next: a line that comes late would move what is being tapped. So there is none on the first
  // screen, unless it is known already.
  const [opened, setOpened] = useState({ pathname, isOffered })
  if (opened.pathname !== pathname) setOpened({ pathname, isOffered })
  if (!isOffered || !opened.isOffered) return null
  const decline = () => {
    localStorage.setItem(DECLINED, 'yes')
    setDeclined(true)
  }
  return <Offer page={page} onDecline={decline} />
}

function Offer({ page, onDecline }: { page: string; onDecline: () => void }) {
  const isPhone = useMediaQuery('(pointer: coarse)')
  return (
    <div className="border-brass border-b bg-brass-tint">
      <div className="mx-auto flex max-w-page items-center gap-x-2 px-4 sm:px-6 sm:py-2">
        <p className="hidden grow sm:block">Your next lead can pop up here within seconds.</p>
        <Link
          to={page}
          className="flex min-h-11 grow items-center font-semibold text-link underline underline-offset-4 sm:grow-0 sm:px-3"
        >
          Get leads on this {isPhone ? 'phone' : 'computer'}
        </Link>
        <Button variant="quiet" className="-mr-3 px-3 sm:mr-0" onClick={onDecline}>
          Not now
        </Button>
      </div>
    </div>
  )
}
