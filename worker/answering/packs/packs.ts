import type { BusinessType } from '../../../contract/businessTypes'
import { accounting } from './accounting'
import { automotive } from './automotive'
import { consulting } from './consulting'
import { dental } from './dental'
import { electrical } from './electrical'
import { fitness } from './fitness'
import { hvac } from './hvac'
import { landscaping } from './landscaping'
import { legal } from './legal'
import { medical } from './medical'
import { other } from './other'
import type { Pack } from './pack'
import { plumbing } from './plumbing'
import { realEstate } from './realEstate'
import { roofing } from './roofing'
import { salon } from './salon'
import { spa } from './spa'

/** One for each kind of business that an owner can pick. */
export const PACKS: Record<BusinessType, Pack> = {
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
