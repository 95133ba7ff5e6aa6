import type { NewLead } from '../store'

/** The lead with what its visitor says later: what they repeat, add or correct stands, the rest stays as it was. */
export const addToLead = (lead: NewLead, later: NewLead): NewLead => ({
  ...lead,
  name: lead.name.toLowerCase().includes(later.name.toLowerCase()) ? lead.name : later.name,
  email: later.email ?? lead.email,
  phone: later.phone ?? lead.phone,
  projectDetails: later.projectDetails ?? lead.projectDetails,
  message: later.isSaid
    ? later.message
    : (later.projectDetails ?? lead.projectDetails ?? (lead.message || later.message)),
  ...((lead.isSaid || later.isSaid) && { isSaid: true as const }),
})
