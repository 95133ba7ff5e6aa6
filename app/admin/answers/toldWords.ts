import type { QuestionAnswered } from '../../../contract/curation'

/** What comes of an answer, and who else hears of it. */
export function toldWords({ told, waits }: Pick<QuestionAnswered, 'told' | 'waits'>): string {
  const next = waits
    ? 'It waits for a look from you, because a saved question would get another answer.'
    : 'The next person who asks gets it.'
  if (told === 0) return next
  const who = told === 1 ? 'The person who asked and left an address is' : `${told} people who asked are`
  return `${next} ${who} being told by mail.`
}
