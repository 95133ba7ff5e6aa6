export const BUSINESS_TYPES = [
  'spa',
  'legal',
  'plumbing',
  'electrical',
  'hvac',
  'dental',
  'medical',
  'salon',
  'fitness',
  'roofing',
  'landscaping',
  'automotive',
  'real_estate',
  'accounting',
  'consulting',
  'other',
] as const
/** What people write to them is often about their health. */
export const HEALTH_PRACTICES: readonly string[] = ['dental', 'medical'] satisfies (typeof BUSINESS_TYPES)[number][]
/** What people write to them is often about a case that nobody else should read of. */
export const CASE_PRACTICES: readonly string[] = ['legal'] satisfies (typeof BUSINESS_TYPES)[number][]
/** They come to people's homes, rather than people to them. */
const MOBILE_TRADES: readonly string[] = [
  'plumbing',
  'electrical',
  'hvac',
  'roofing',
  'landscaping',
] satisfies (typeof BUSINESS_TYPES)[number][]
export const comesToVisitors = (type: string): boolean => MOBILE_TRADES.includes(type)
export type BusinessType = (typeof BUSINESS_TYPES)[number]

export const BUSINESS_TYPE_LABELS: Record<BusinessType, string> = {
  spa: 'Spa & wellness',
  legal: 'Legal',
  plumbing: 'Plumbing',
  electrical: 'Electrical',
  hvac: 'Heating & cooling',
  dental: 'Dental',
  medical: 'Medical',
  salon: 'Salon',
  fitness: 'Fitness',
  roofing: 'Roofing',
  landscaping: 'Landscaping',
  automotive: 'Automotive',
  real_estate: 'Real estate',
  accounting: 'Accounting',
  consulting: 'Consulting',
  other: 'Something else',
}
