import type { BusinessType } from '../../contract/businessTypes'
import industries from './industries.json'
import type { Industry } from './industry'

/** One for each kind of business that an owner can pick. */
export const INDUSTRIES: Record<BusinessType, Industry> = industries
