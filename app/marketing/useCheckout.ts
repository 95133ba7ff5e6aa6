import { useState } from 'react'
import type { PlanId } from '../../contract/plans'
import { toast } from '../lib/toasts'

const NOT_SET_UP = {
  title: 'Payment isn’t set up yet',
  description: 'Nothing was charged. Write to us through the quote form on the home page, and we’ll get you started.',
}

/** Opens a plan's checkout in a new tab. `opening`: the plan being opened. */
export function useCheckout() {
  const [opening, setOpening] = useState<PlanId>()

  const checkOut = async (plan: PlanId) => {
    if (opening) return
    setOpening(plan)
    try {
      const { startCheckout } = await import('../api/checkout')
      const { checkoutUrl } = await startCheckout(plan)
      if (checkoutUrl) openTab(checkoutUrl)
      else toast(NOT_SET_UP)
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
  return { opening, checkOut }
}

function openTab(url: string) {
  const tab = window.open(url, '_blank')
  // If the browser blocks the tab, use this one.
  if (!tab) return location.assign(url)
  tab.opener = null
}
