/**
 * Stands in for Stripe's library on our payment page: the calls that the page makes, a plain field instead of an iframe.
 * It writes no markup and no styles, so that it runs under the page's own policy.
 */
;(() => {
  const origin = new URL(document.currentScript.src).origin

  const paymentElement = () => {
    const listeners = {}
    const box = document.createElement('div')
    const label = document.createElement('label')
    const input = document.createElement('input')
    input.inputMode = 'numeric'
    input.autocomplete = 'cc-number'
    label.append('Card number ', input)
    box.append(label)
    return {
      input,
      mount(target) {
        const place = typeof target === 'string' ? document.querySelector(target) : target
        place.replaceChildren(box)
        setTimeout(() => listeners.ready?.({ elementType: 'payment' }), 0)
      },
      unmount: () => box.remove(),
      destroy: () => box.remove(),
      update() {
        return this
      },
      on(event, listener) {
        listeners[event] = listener
        return this
      },
    }
  }

  const stripe = (publishableKey) => {
    const confirm =
      (kind, param) =>
      async ({ elements, clientSecret = elements.clientSecret, confirmParams = {}, redirect = 'always' }) => {
        const id = clientSecret.split('_secret_')[0]
        const body = new URLSearchParams({
          key: publishableKey,
          client_secret: clientSecret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': elements.payment.input.value.replaceAll(' ', ''),
        })
        const response = await fetch(`${origin}/v1/${kind}/${id}/confirm`, { method: 'POST', body })
        const answer = await response.json()
        if (!response.ok) return { error: answer.error }
        if (redirect === 'if_required' || !confirmParams.return_url) return { [param]: answer }
        const url = new URL(confirmParams.return_url)
        url.searchParams.set(kind === 'setup_intents' ? 'setup_intent' : 'payment_intent', id)
        url.searchParams.set('redirect_status', 'succeeded')
        location.assign(url)
        return Promise.withResolvers().promise
      }
    return {
      elements: ({ clientSecret }) => {
        const elements = {
          clientSecret,
          create() {
            elements.payment = paymentElement()
            return elements.payment
          },
          getElement: () => elements.payment ?? null,
          submit: async () => ({}),
        }
        return elements
      },
      confirmSetup: confirm('setup_intents', 'setupIntent'),
      confirmPayment: confirm('payment_intents', 'paymentIntent'),
    }
  }
  stripe.version = 3
  window.Stripe = stripe
})()
