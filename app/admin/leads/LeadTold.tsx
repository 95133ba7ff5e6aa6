import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { leadDeliveriesQuery } from '../../api/notifications'
import { formatClock } from '../../lib/dates'
import { errorText } from '../../lib/errorText'
import { toldWords } from '../notifications/words'
import { openedWords } from './openedWords'

/** "Emailed to you 2:14 PM · Opened by Dana 2:16 PM", read once somebody wants to know. */
export function LeadTold({ leadId }: { leadId: string }) {
  const [isOpen, setOpen] = useState(false)
  const told = useQuery({ ...leadDeliveriesQuery(leadId), enabled: isOpen })
  return (
    <details className="text-quiet text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control font-semibold text-link underline underline-offset-4 md:min-h-8">
        Who was notified, and when
      </summary>
      {told.isFetching && !told.data && <p>Loading…</p>}
      {told.isError && <p role="alert">{errorText(told.error, 'We couldn’t load who was notified.')}</p>}
      {told.data && (
        <ul className="grid gap-1">
          {told.data.deliveries.map((delivery) => (
            <li key={delivery.id} className="wrap-anywhere">
              {toldWords(delivery)}
            </li>
          ))}
          <li>
            {told.data.openedAt ? `${openedWords(told.data)} at ${formatClock(told.data.openedAt)}` : 'Not opened yet'}
          </li>
        </ul>
      )}
    </details>
  )
}
