import { useEffect } from 'react'
import { noteLeadOpened } from '../../../api/notifications'

/** Whoever reads a lead has seen it, so nobody else needs to be told. If it can't be noted they are told once more. */
export function useNoteLeadOpened(leadId: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    noteLeadOpened(leadId).catch((error: unknown) => console.warn('The lead was not noted as opened', error))
  }, [leadId, isShown])
}
