import { useEffect, useRef, useState } from 'react'
import { loadStripe, type PaymentLibrary, type Stripe, type StripeElements } from './stripeLibrary'

type Payment = { stripe: Stripe; elements: StripeElements }

/** Mounts Stripe's form in `place`. Failures are logged and set `hasFailed`. */
export function useMountedPaymentForm({ url, publishableKey }: PaymentLibrary, clientSecret: string) {
  const place = useRef<HTMLDivElement>(null)
  const [payment, setPayment] = useState<Payment>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isLeft = false
    let unmount: (() => void) | undefined
    const fail = (error: unknown) => {
      console.error(`Attempt ${attempt + 1} to load the payment form:`, error)
      if (!isLeft) setHasFailed(true)
    }
    loadStripe({ url, publishableKey }).then((stripe) => {
      if (isLeft || !place.current) return
      const elements = stripe.elements({ clientSecret })
      const element = elements.create('payment')
      unmount = () => element.destroy()
      element.on('ready', () => !isLeft && setPayment({ stripe, elements }))
      element.on('loaderror', ({ error }) => fail(error))
      element.mount(place.current)
    }, fail)
    return () => {
      isLeft = true
      unmount?.()
    }
  }, [url, publishableKey, clientSecret, attempt])

  const retry = () => {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  return { place, payment, hasFailed, retry }
}
