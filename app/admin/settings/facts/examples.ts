import type { BusinessType } from '../../../../contract/businessTypes'

export type Example = {
  service: string
  price: string
  /** The usual unit of prices. */
  unit: string
  /** A reason to call at night, if there is one. */
  emergency?: string
  insurance?: string
}

/** Placeholders by type of business. */
const EXAMPLES: Record<BusinessType, Example> = {
  spa: { service: 'Deep tissue massage', price: '95', unit: 'hour, visit …' },
  legal: {
    service: 'First consultation',
    price: '150',
    unit: 'hour, case …',
    emergency: 'For an arrest at night.',
  },
  plumbing: {
    service: 'Drain cleaning',
    price: '140',
    unit: 'hour, visit …',
    emergency: 'For burst pipes at night.',
  },
  electrical: {
    service: 'Panel check',
    price: '120',
    unit: 'hour, outlet …',
    emergency: 'For sparks and power outages at night.',
  },
  hvac: {
    service: 'Furnace tune-up',
    price: '110',
    unit: 'hour, unit …',
    emergency: 'For no heat at night.',
  },
  dental: {
    service: 'Cleaning and checkup',
    price: '120',
    unit: 'tooth, visit …',
    emergency: 'For a toothache on a weekend.',
    insurance: 'Delta Dental',
  },
  medical: {
    service: 'New patient visit',
    price: '150',
    unit: 'visit …',
    emergency: 'For patients who call after hours.',
    insurance: 'Blue Cross Blue Shield',
  },
  salon: { service: 'Haircut', price: '45', unit: 'visit, hour …' },
  fitness: { service: 'Personal training', price: '60', unit: 'session, month …' },
  roofing: {
    service: 'Roof inspection',
    price: '150',
    unit: 'square foot, visit …',
    emergency: 'For a leak in a storm.',
  },
  landscaping: { service: 'Lawn mowing', price: '55', unit: 'visit, hour …' },
  automotive: {
    service: 'Oil change',
    price: '85',
    unit: 'hour, car …',
    emergency: 'For breakdowns at night.',
  },
  real_estate: { service: 'Home valuation', price: '250', unit: 'listing …' },
  accounting: { service: 'Tax return', price: '220', unit: 'hour, return …' },
  consulting: { service: 'First session', price: '150', unit: 'hour, day …' },
  other: { service: 'First visit', price: '85', unit: 'hour, visit …' },
}

export const exampleOf = (type: BusinessType): Example => EXAMPLES[type]
