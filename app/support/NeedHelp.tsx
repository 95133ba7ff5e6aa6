import { linkLook } from '../components/linkLook'
import { ContactSupport } from './ContactSupport'

/** A link that opens the support dialog. */
export function NeedHelp() {
  return (
    <ContactSupport
      trigger={
        <button type="button" className={`min-h-11 ${linkLook}`}>
          Need help? Contact support
        </button>
      }
    />
  )
}
