import { useState } from 'react'
import type { PlanId } from '../../contract/plans'
import { toast } from '../lib/toasts'

const NOT_SET_UP = {
  title: 'Payment isn’t set up yet',
  description: 'Nothing was charged. Write to us through the quote form on the home page, and we’ll get you started.',
}

/** So long the button says that the tab is open, since whoever doesn't see it at once presses again. */
const OPENED_MS = 5000

/** Opens a plan's checkout in a new tab. */
export function useCheckout() {
  const [opening, setOpening] = useState<PlanId>()
  const [opened, setOpened] = useState<PlanId>()

  const checkOut = async (plan: PlanId) => {
    if (opening ?? opened) return
    setOpening(plan)
    try {
      const { startCheckout } = await import('../api/checkout')
      const { checkoutUrl } = await startCheckout(plan)
      if (checkoutUrl) {
        openTab(checkoutUrl)
        setOpened(plan)
        setTimeout(() => setOpened(undefined), OPENED_MS)
      } else toast(NOT_SET_UP)
    } catch (error) {
      console.error(error)
      toast({
        title: 'Checkout didn’t open',
        description: 'Nothing was charged. Please try again in a moment.',
        tone: 'danger',
      })
    } finally {
      setOpening(undefined)
    }
  }
  /** What a button says in place of its words, and whether it may be pressed. */
  const stateOf = (plan: PlanId) =>
    opening === plan ? 'Opening…' : opened === plan ? 'Opened in a new tab' : undefined
  return { isBusy: (opening ?? opened) !== undefined, stateOf, checkOut }
}

function openTab(url: string) {
  const tab = window.open(url, '_blank')
  // If the browser blocks the tab, use this one.
  if (!tab) return location.assign(url)
  tab.opener = null
}
