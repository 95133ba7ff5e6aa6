/** `timeWords(at, 'America/New_York')` → "Tue, Dec 1, 2:00 PM", as the business's own clock shows it. */
export const timeWords = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)
