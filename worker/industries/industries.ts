import type { BusinessType } from '../../contract/businessTypes'
import accounting from './accounting.json'
import automotive from './automotive.json'
import consulting from './consulting.json'
import dental from './dental.json'
import electrical from './electrical.json'
import fitness from './fitness.json'
import hvac from './hvac.json'
import type { Industry } from './industry'
import landscaping from './landscaping.json'
import legal from './legal.json'
import medical from './medical.json'
import other from './other.json'
import plumbing from './plumbing.json'
import realEstate from './realEstate.json'
import roofing from './roofing.json'
import salon from './salon.json'
import spa from './spa.json'

/** One for each kind of business that an owner can pick. */
export const INDUSTRIES: Record<BusinessType, Industry> = {
  spa,
  legal,
  plumbing,
  electrical,
  hvac,
  dental,
  medical,
  salon,
  fitness,
  roofing,
  landscaping,
  automotive,
  real_estate: realEstate,
  accounting,
  consulting,
  other,
}
