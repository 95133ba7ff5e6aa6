/** What may follow `/admin/` and `/admin-direct/`; anything else there is no page. */
export const ADMIN_SECTIONS = [
  'overview',
  'conversations',
  'leads',
  'calendar',
  'answers',
  'analytics',
  'settings',
  'setup',
  'embed',
  'integration',
  'account',
  'billing',
  'developers',
  'notifications',
  'team',
] as const
