/** The part of Stripe.js used here. It must be loaded from Stripe and can't be bundled. */
export type Stripe = {
  elements: (options: { clientSecret: string; appearance?: object }) => Elements
  confirmSetup: (options: Confirm) => Promise<Confirmed>
  confirmPayment: (options: Confirm) => Promise<Confirmed>
}
type Elements = { create: (type: 'payment') => PaymentElement }
type PaymentElement = {
  mount: (place: HTMLElement) => void
  destroy: () => void
  on: (event: 'ready' | 'loaderror', listener: (event: { error?: { message?: string } }) => void) => unknown
}
type Confirm = { elements: Elements; confirmParams: { return_url: string } }
/** Without an error the browser is redirecting to `return_url`. */
type Confirmed = { error?: { type?: string; message?: string } }
export type StripeElements = Elements

export type PaymentLibrary = { url: string; publishableKey: string }

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe
  }
}

let loading: Promise<void> | undefined

/** Loads the library once per page; a failed load is retried by the next call. */
export async function loadStripe({ url, publishableKey }: PaymentLibrary): Promise<Stripe> {
  loading ??= loadScript(url)
  await loading.catch((error: unknown) => {
    loading = undefined
    throw error
  })
  if (!window.Stripe) throw new Error(`${url} is not the payment library`)
  return window.Stripe(publishableKey)
}

const loadScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${url} didn’t load`))
    }
    document.head.append(script)
  })
