export const SETTINGS_PARTS = [
  { id: 'business', label: 'Business' },
  { id: 'facts', label: 'Hours and prices' },
  { id: 'knowledge', label: 'What it knows' },
  { id: 'sites', label: 'Your sites' },
  { id: 'privacy', label: 'Privacy' },
] as const
type SettingsPart = (typeof SETTINGS_PARTS)[number]['id']

/** The address of a part; the first part is the section's own address. */
export const partAddress = (frame: string, part: SettingsPart) =>
  `${frame}/settings${part === 'business' ? '' : `?part=${part}`}`
