/** What there is to say of a reading: something to check (it may go on), nothing yet, a site that couldn't be read, or nothing on it. */
export type ReadingState = 'found' | 'reading' | 'unread' | 'nothing'

export const TITLES: Record<ReadingState, string> = {
  found: 'Is this right?',
  reading: 'Reading…',
  unread: 'We couldn’t read it',
  nothing: 'Nothing to check',
}
export const HINTS: Record<ReadingState, string> = {
  found:
    'Fix or remove anything that’s wrong. Even if something from your site isn’t listed here, your front desk has read it.',
  reading: 'Hours, prices and answers show up here as we find them.',
  unread: 'Check the address, try another one, or skip this and tell us yourself.',
  nothing: 'There are no hours, prices or answers left to check. Continue, or try another address.',
}
