const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long', timeStyle: 'short' })

/** `formatUtcTime(ms)` → "November 21, 2026 at 9:15 AM UTC". For mail about accounts, which have no time zone. */
export const formatUtcTime = (at: number): string => `${format.format(at)} UTC`
