import { linkLook } from '../components/linkLook'
import { ContactSupport } from './ContactSupport'

/** The dialog behind a link, where a button would be too loud. */
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
