import type { Intents } from '../question/intents'

/** What is said when a visitor asks for a time, a quote or a person; the card or the form comes with it. */
export const intentReply = (
  intents: Intents,
  canBook: boolean,
  { quoteQuestions, isAlone }: { quoteQuestions: string[]; isAlone: boolean },
): string => {
  if (intents.complaint)
    return "I'm sorry about that. Leave your details and what happened, and someone from the team will get back to you."
  if (intents.change)
    return "I can't change a booking from here. Leave your details, and someone from the team will take care of it."
  if (intents.booking && canBook)
    return intents.lead
      ? 'Pick a time that suits you with the link below. If you leave your details too, someone will get back to you.'
      : `${isAlone ? 'Happy to help with that. ' : ''}I can't see the calendar from here, but you can pick a time that suits you with the link below.`
  if (intents.booking)
    return "I can't see the calendar from here, but leave your details and when we may call you, and someone will get back to you with a time."
  if (intents.quote)
    return [
      'Happy to help with a quote. Leave your details and a few words about what you need, and someone will get back to you.',
      ...(quoteQuestions.length > 0 ? [`It helps to know: ${quoteQuestions.slice(0, 2).join(' ')}`] : []),
    ].join(' ')
  if (intents.person) return 'Of course. Leave your details and someone from the team will get in touch.'
  return 'Thank you. Leave your details in the form, and someone from the team will get back to you.'
}
