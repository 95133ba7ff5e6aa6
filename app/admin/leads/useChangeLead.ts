import { useMutation } from '@tanstack/react-query'
import type { Lead, LeadPatch } from '../../../contract/leads'
import { changeLead } from '../../api/leads'
import { toastError } from '../../lib/toastError'
import { useEditLeads } from './useEditLeads'

/** Changes a lead optimistically; undone if the request fails. */
export function useChangeLead(lead: Lead) {
  const { put } = useEditLeads(lead)
  return useMutation({
    mutationFn: ({ to }: { to: LeadPatch; from: Partial<Lead> }) => changeLead(lead.id, to),
    onMutate: ({ to: { status, note } }) => put({ ...(status && { status }), ...(note !== undefined && { note }) }),
    onSuccess: put,
    onError: (error, { from }) => {
      put(from)
      toastError(error, 'The change wasn’t saved. Please try again.')
    },
  })
}
