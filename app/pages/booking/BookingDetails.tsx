import type { ReactNode } from 'react'
import type { VisitorBooking } from '../../../contract/scheduling'
import { TextLink } from '../../components/TextLink'
import { ownTimeZone, thereText, visitText } from './times'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="py-3">
    <dt className="text-quiet text-sm">{label}</dt>
    <dd className="wrap-anywhere mt-0.5">{children}</dd>
  </div>
)

export function BookingDetails({ booking }: { booking: VisitorBooking }) {
  const { service, staff, address, phone, timeZone, businessName, state } = booking
  const there = thereText(booking, timeZone)
  return (
    <dl className="mt-6 divide-y divide-line rounded-card border border-line bg-surface px-4">
      <Fact label="When">
        <span className={state === 'canceled' ? 'line-through' : 'font-semibold'}>
          {visitText(booking, ownTimeZone())}
        </span>
        {there && (
          <span className="mt-1 block text-quiet">
            At {businessName}: {there}
          </span>
        )}
      </Fact>
      <Fact label="What">{staff ? `${service}, with ${staff}` : service}</Fact>
      {address && <Fact label="Address">{address}</Fact>}
      {phone && (
        <Fact label="Phone">
          <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
        </Fact>
      )}
    </dl>
  )
}
