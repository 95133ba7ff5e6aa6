import { Mail, MessageSquareText, Phone } from 'lucide-react'
import type { Lead } from '../../../../contract/leads'
import { Button } from '../../../components/Button'
import { NOT_PROVIDED, smsLink, telLink } from '../contact'

/** One tap to call, text or write. */
export function ContactButtons({ lead: { phone, email } }: { lead: Lead }) {
  return (
    <>
      <div className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {phone && (
          <Button asChild size="large" className="col-span-2">
            <a href={telLink(phone)}>
              <Phone className="size-5" aria-hidden />
              <span className="min-w-0 truncate">Call {phone}</span>
            </a>
          </Button>
        )}
        {phone && (
          <Button asChild size="large" variant="secondary">
            <a href={smsLink(phone)}>
              <MessageSquareText className="size-5" aria-hidden />
              Text
            </a>
          </Button>
        )}
        {email && (
          <Button asChild size="large" variant={phone ? 'secondary' : 'primary'}>
            <a href={`mailto:${email}`}>
              <Mail className="size-5" aria-hidden />
              Email
            </a>
          </Button>
        )}
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-quiet">Phone</dt>
        <dd className="wrap-anywhere">{phone ?? NOT_PROVIDED}</dd>
        <dt className="text-quiet">Email</dt>
        <dd className="wrap-anywhere">{email ?? NOT_PROVIDED}</dd>
      </dl>
    </>
  )
}
