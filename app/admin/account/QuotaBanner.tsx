import { useQuery } from '@tanstack/react-query'
import { usageQuery } from '../../api/billing'
import { Banner } from '../../components/Banner'
import { LEVEL_WORDS, usageLevel } from '../billing/usageWords'
import { useHasRole } from '../owner'
import { BillingLink } from './BillingLink'

export function QuotaBanner() {
  const isOwner = useHasRole('owner')
  const { data } = useQuery(usageQuery)
  const level = data ? usageLevel(data) : 'fine'
  if (level === 'fine') return null
  return <Banner {...(isOwner && { action: <BillingLink>See my plan</BillingLink> })}>{LEVEL_WORDS[level]}</Banner>
}
