import type { Business } from '../../../contract/businesses'
import { HEALTH_PRACTICES } from '../../../contract/businessTypes'
import { Notice } from '../../components/Notice'
import { TextLink } from '../../components/TextLink'
import { useFrame } from '../frame'
import { partAddress } from '../settings/parts'

/** What the chat of a practice or a law office tells people by itself, and where its owner changes that. */
export function CareNotice({ business }: { business: Business }) {
  const frame = useFrame()
  const { defaultCareNote, careNote, privacyNotice, businessType } = business
  const isHealth = HEALTH_PRACTICES.includes(businessType)
  const isSaid = defaultCareNote !== null && careNote && !privacyNotice
  if (!isHealth && !isSaid) return null
  return (
    <Notice tone="brass">
      {isSaid && (
        <p>
          Your chat says “{defaultCareNote}” You can turn that off in{' '}
          <TextLink to={partAddress(frame, 'business')}>Settings</TextLink>.
        </p>
      )}
      {isHealth && (
        <p className={isSaid ? 'mt-2' : undefined}>
          People may write to you about their health. Turn on{' '}
          <TextLink to={partAddress(frame, 'privacy')}>“Keep health details out”</TextLink> before anyone does.
        </p>
      )}
    </Notice>
  )
}
