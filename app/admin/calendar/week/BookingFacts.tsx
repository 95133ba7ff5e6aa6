import { Mail, MessagesSquare, Phone, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Booking } from '../../../../contract/scheduling'
import { Button } from '../../../components/Button'
import { Link } from '../../../components/Link'
import { useFrame } from '../../frame'
import { telLink } from '../../leads/contact'
import { sourceWords } from './words'

export function BookingFacts({ booking }: { booking: Booking }) {
  const frame = useFrame()
  const { service, staff, email, phone, place, notes, leadId, conversationId, source } = booking
  return (
    <>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact name="What">{service}</Fact>
        {staff && <Fact name="With">{staff}</Fact>}
        {place && (
          <Fact name="Where">
            <bdi>{place}</bdi>
          </Fact>
        )}
        {notes && (
          <Fact name="Notes">
            <bdi className="whitespace-pre-line">{notes}</bdi>
          </Fact>
        )}
        <Fact name="How">{sourceWords(source)}</Fact>
      </dl>
      <div className="mt-4 grid gap-2">
        {phone && (
          <Button asChild size="large">
            <a href={telLink(phone)}>
              <Phone className="size-5" aria-hidden />
              <span className="min-w-0 truncate">Call {phone}</span>
            </a>
          </Button>
        )}
        {email && (
          <Button asChild variant="secondary">
            <a href={`mailto:${email}`}>
              <Mail className="size-5" aria-hidden />
              <span className="min-w-0 truncate">{email}</span>
            </a>
          </Button>
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-5">
        {leadId && (
          <PlaceLink to={`${frame}/leads/${encodeURIComponent(leadId)}`}>
            <UserRound className="size-4" aria-hidden />
            See the lead
          </PlaceLink>
        )}
        {conversationId && (
          <PlaceLink to={`${frame}/conversations/${encodeURIComponent(conversationId)}`}>
            <MessagesSquare className="size-4" aria-hidden />
            Read the conversation
          </PlaceLink>
        )}
      </div>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-quiet">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
)

const PlaceLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline underline-offset-4"
  >
    {children}
  </Link>
)
