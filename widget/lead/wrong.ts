/** What is wrong with a form, in English; other languages bring theirs along. Not in the panel, which has no byte to spare. */
const WRONG = {
  nameMissing: 'Please enter your name',
  emailWrong: 'Please enter a valid email address',
  eitherMissing: 'Please leave an email address or a phone number',
  phoneMissing: 'Please enter your phone number',
}
export type Wrong = typeof WRONG

export const wrongWords = (words: Partial<Wrong>): Wrong => ({ ...WRONG, ...words })
