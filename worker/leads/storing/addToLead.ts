import type { NewLead } from '../store'

/** Merges a visitor's later details into their lead: later values replace or add, everything else stays. */
export const addToLead = (lead: NewLead, later: NewLead): NewLead => ({
  ...lead,
  name: lead.name.toLowerCase().includes(later.name.toLowerCase()) ? lead.name : later.name,
  email: later.email ?? lead.email,
  phone: later.phone ?? lead.phone,
  projectDetails: later.projectDetails ?? lead.projectDetails,
  message: later.isSaid
    ? later.message
    : (later.projectDetails ?? lead.projectDetails ?? (lead.message || later.message)),
  answers: later.answers ?? lead.answers ?? null,
  ...((later.wish ?? lead.wish) && { wish: later.wish ?? lead.wish }),
  ...((lead.isSaid || later.isSaid) && { isSaid: true as const }),
})
