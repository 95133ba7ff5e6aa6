import { type FormEvent, useState } from 'react'
import { formatCents, type Plan } from '../../../contract/plans'
import { Button } from '../../components/Button'
import { Skeleton } from '../../components/Skeleton'
import { toast } from '../../lib/toasts'
import type { PaymentLibrary } from './stripeLibrary'
import { useMountedPaymentForm } from './useMountedPaymentForm'

type Props = {
  library: PaymentLibrary
  clientSecret: string
  confirm: 'setup' | 'payment'
  /** The plan as sold to this customer; trialDays is 0 if they had a trial. */
  plan: Pick<Plan, 'name' | 'priceCents' | 'currency' | 'trialDays'>
  /** Nobody is signed in, so it isn't known yet whether they had a trial. */
  isNewHere: boolean
}

export function PaymentForm({ library, clientSecret, confirm, plan, isNewHere }: Props) {
  const { place, payment, hasFailed, retry } = useMountedPaymentForm(library, clientSecret)
  const price = formatCents(plan.priceCents, plan.currency)
  const [isPaying, setIsPaying] = useState(false)

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (!payment || isPaying) return
    setIsPaying(true)
    const { stripe, elements } = payment
    const request = { elements, confirmParams: { return_url: new URL('/instructions', location.origin).href } }
    try {
      const { error } = await (confirm === 'setup' ? stripe.confirmSetup(request) : stripe.confirmPayment(request))
      if (error) toast({ title: 'Payment Failed', description: error.message, tone: 'danger' })
    } catch (error) {
      console.error(error)
      toast({ title: 'Payment Error', description: 'Something went wrong. Please try again.', tone: 'danger' })
    } finally {
      setIsPaying(false)
    }
  }

  return (
    <form onSubmit={pay} className="grid gap-5">
      {!payment && !hasFailed && <Skeleton className="h-40 w-full" />}
      {hasFailed && (
        <div>
          <p className="font-semibold">The payment form didn’t load.</p>
          <p className="mt-1 text-quiet">Check your connection, or whether something in your browser is blocking it.</p>
          <Button variant="secondary" className="mt-3" onClick={retry}>
            Load it again
          </Button>
        </div>
      )}
      <div ref={place} />
      {plan.trialDays === 0 && (
        <p>
          You’ve already had your free trial: {plan.name} starts today, and {price} is charged now.
        </p>
      )}
      {isNewHere && plan.trialDays > 0 && (
        <p className="text-quiet">
          The {plan.trialDays}-day trial is limited to one per customer. If this email address or card has already used
          it, your plan starts today.
        </p>
      )}
      <Button type="submit" disabled={!payment || isPaying}>
        {isPaying ? 'One moment…' : plan.trialDays > 0 ? `Start ${plan.trialDays}-Day Free Trial` : `Pay ${price}`}
      </Button>
    </form>
  )
}
