import { useQuery } from '@tanstack/react-query'
import { usageQuery } from '../../api/billing'
import { Banner } from '../../components/Banner'
import { LEVEL_WORDS, usageLevel } from '../billing/usageWords'
import { BillingLink } from './BillingLink'

export function QuotaBanner() {
  const { data } = useQuery(usageQuery)
  const level = data ? usageLevel(data) : 'fine'
  if (level === 'fine') return null
  return <Banner action={<BillingLink>See my plan</BillingLink>}>{LEVEL_WORDS[level]}</Banner>
}
