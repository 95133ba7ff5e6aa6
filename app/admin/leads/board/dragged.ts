import type { Lead } from '../../../../contract/leads'

/** The kind of what is dragged; its value is only readable once it is dropped. */
export const DRAGGED = 'application/x-deskbell-lead'

let dragged: Lead | undefined
export const setDragged = (lead: Lead | undefined) => {
  dragged = lead
}
export const draggedLead = () => dragged
