/** Who else hears of an answer. */
export function toldWords(told: number): string {
  if (told === 0) return 'The next person who asks gets it.'
  const who = told === 1 ? 'The person who asked and left an address is' : `${told} people who asked are`
  return `The next person who asks gets it. ${who} being told by mail.`
}
