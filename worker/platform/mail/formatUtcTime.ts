const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long', timeStyle: 'short' })

/** "November 21, 2026 at 9:15 AM UTC", for mail about an account, which lies in no time zone of its own. */
export const formatUtcTime = (at: number): string => `${format.format(at)} UTC`
