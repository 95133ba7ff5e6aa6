import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { homeKey } from '../../../api/home'
import { noteLeadOpened } from '../../../api/notifications'

/** Whoever reads a lead has seen it, so nobody else needs to be told. If it can't be noted they are told once more. */
export function useNoteLeadOpened(businessId: string, leadId: string, isShown: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isShown) return
    noteLeadOpened(leadId).then(
      () => queries.invalidateQueries({ queryKey: homeKey(businessId) }),
      (error: unknown) => console.warn('The lead was not noted as opened', error),
    )
  }, [queries, businessId, leadId, isShown])
}
