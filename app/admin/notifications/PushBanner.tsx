import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { frameOf } from '../frame'
import { useOwner } from '../owner'
import { useLeadCount } from '../useLeadCount'
import { useThisDevice } from './useThisDevice'

const DECLINED = 'notificationsDeclined'

/** Offers notifications once there was a lead, in browsers that can have them, until they are on or declined. */
export function PushBanner() {
  const { pathname } = useLocation()
  const [isDeclined, setDeclined] = useState(() => localStorage.getItem(DECLINED) !== null)
  const { key, devices, here, device } = useThisDevice()
  const support = here.data?.support
  const mayHave = support === 'ready' || support === 'needs-home-screen'
  if (isDeclined || !mayHave || !key.data || !devices.isSuccess || device) return null
  const page = `${frameOf(pathname)}/notifications`
  if (pathname === page) return null
  const decline = () => {
    localStorage.setItem(DECLINED, 'yes')
    setDeclined(true)
  }
  return <Offer page={page} onDecline={decline} />
}

function Offer({ page, onDecline }: { page: string; onDecline: () => void }) {
  const isPhone = useMediaQuery('(pointer: coarse)')
  const leadCount = useLeadCount(useOwner().business.id) ?? 0
  if (leadCount === 0) return null
  return (
    <Banner
      action={
        <div className="flex gap-2">
          <Button asChild variant="secondary">
            <Link to={page}>Get leads here</Link>
          </Button>
          <Button variant="quiet" onClick={onDecline}>
            Not now
          </Button>
        </div>
      }
    >
      Your next lead can pop up on this {isPhone ? 'phone' : 'computer'} within seconds.
    </Banner>
  )
}
