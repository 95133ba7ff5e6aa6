import type { QuestionAnswered } from '../../../contract/curation'

/** The toast after answering: whether it is live, and how many visitors are mailed. */
export function toldWords({ told, waits }: Pick<QuestionAnswered, 'told' | 'waits'>): string {
  const next = waits
    ? 'It’s waiting for you to take a look, because a saved question would get a different answer.'
    : 'The next person who asks gets it.'
  if (told === 0) return next
  const who = told === 1 ? 'the person' : `the ${told.toLocaleString()} people`
  return `${next} We’re emailing it to ${who} who asked.`
}
