export const ANSWERS_PARTS = [
  { id: 'open', label: 'To answer' },
  { id: 'ask', label: 'Ask your front desk' },
  { id: 'saved', label: 'Saved' },
  { id: 'changes', label: 'Changes' },
] as const
type AnswersPart = (typeof ANSWERS_PARTS)[number]['id']

/** The address of a part; the first part is the section's own address. */
export const answersAddress = (frame: string, part: AnswersPart) =>
  `${frame}/answers${part === 'open' ? '' : `?part=${part}`}`
