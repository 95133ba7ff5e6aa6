import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SoldPlanId } from '../../../contract/billing'
import { createSubscription } from '../../api/billing'

/** Begins the subscription that the form then confirms, as soon as it is `wanted`. */
export function useBegunSubscription({
  plan,
  email,
  wanted,
}: {
  plan: SoldPlanId
  email: string | undefined
  wanted: boolean
}) {
  const [key] = useState(() => crypto.randomUUID())
  return useQuery({
    queryKey: ['subscription', plan, email, key],
    queryFn: () => createSubscription({ plan, email, key }),
    enabled: wanted,
  })
}

export type BegunSubscription = ReturnType<typeof useBegunSubscription>
