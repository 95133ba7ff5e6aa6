import type { LeadDeliveries } from '../../../contract/notifications'

/** "Opened by Dana" */
export const openedWords = ({ openedBy, openedByYou }: LeadDeliveries): string =>
  `Opened by ${openedByYou ? 'you' : (openedBy ?? 'a former team member')}`
