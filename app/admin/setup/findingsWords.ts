/** What there is to say of a reading: whether anything was found, it goes on, or nothing could be read. */
export type ReadingState = { isAnything: boolean; isReading: boolean; isUnread: boolean }

export function titleOf({ isAnything, isReading, isUnread }: ReadingState): string {
  if (isAnything) return 'Is this right?'
  if (isReading) return 'Reading…'
  return isUnread ? 'That didn’t work' : 'Nothing to check'
}

export function hintOf({ isAnything, isReading, isUnread }: ReadingState): string {
  if (isAnything) return 'Fix or drop what’s wrong. The rest is what your front desk will say.'
  if (isReading) return 'Hours, prices and answers show up here as we find them.'
  if (isUnread) return 'Check the address, try another one, or skip this and tell us yourself.'
  return 'We didn’t find any hours, prices or answers, or you’ve checked them all. Continue, or try another address.'
}
