import type { NewLead } from './store'

/** The lead with what its visitor says later: what they repeat, add or correct stands, the rest stays as it was. */
export const addToLead = (lead: NewLead, later: NewLead): NewLead => ({
  ...lead,
  name: later.name,
  phone: later.phone ?? lead.phone,
  projectDetails: later.projectDetails ?? lead.projectDetails,
  message: later.projectDetails ?? lead.projectDetails ?? (lead.message || later.message),
})
