import { useQuery } from '@tanstack/react-query'
import { answeredWithin, hasPriority } from '../../contract/support'
import { meQuery } from '../api/accounts'
import { MyRequests } from './MyRequests'
import { SupportForm } from './SupportForm'
import { SupportWays } from './SupportWays'

/** The dialog's content for owners: promised answer time, form, and earlier messages. */
export function OwnersSupport() {
  const { data: { customer } = {} } = useQuery(meQuery)
  const isFirst =
    customer !== undefined && hasPriority({ id: customer.planType, subscriptionStatus: customer.subscriptionStatus })
  return (
    <div className="grid gap-5">
      <p className="text-quiet">
        {isFirst && 'On your plan, your message goes to the front of the line. '}A person answers within{' '}
        {answeredWithin(isFirst)}
        {customer && (
          <>
            , by email to <strong className="wrap-anywhere text-ink">{customer.email}</strong>
          </>
        )}
        .
      </p>
      <SupportForm />
      <SupportWays />
      <MyRequests />
    </div>
  )
}
