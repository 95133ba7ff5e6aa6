export const ANSWERS_PARTS = [
  { id: 'open', label: 'To answer' },
  { id: 'ask', label: 'Ask your bot' },
  { id: 'saved', label: 'Saved' },
  { id: 'changes', label: 'Changes' },
] as const
type AnswersPart = (typeof ANSWERS_PARTS)[number]['id']

/** The first part is what the section's own address shows. */
export const answersAddress = (frame: string, part: AnswersPart) =>
  `${frame}/answers${part === 'open' ? '' : `?part=${part}`}`
