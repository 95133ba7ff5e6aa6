export const QUESTIONS = [
  {
    question: 'What happens after the trial?',
    answer: 'Your plan starts and the first month is charged. Cancel before that and you pay nothing.',
  },
  {
    question: 'What if more people write in than my plan covers?',
    answer:
      'The chat keeps going: it answers from your own facts and still takes every lead. We let you know when you’ve used 80% of it, and when you’ve used it up.',
  },
  {
    question: 'Do I need someone technical?',
    answer: 'No. You copy a few lines and paste them once; there are steps for Shopify, WordPress and Wix.',
  },
  {
    question: 'What happens to what people write?',
    answer:
      'Chats are kept for a year and leads until you delete them, unless you choose otherwise. If someone asks, you can export or delete what they left.',
  },
  {
    question: 'People write to us about their health. Is that OK?',
    answer:
      'One switch keeps what they write out of lists, emails and notifications. Deskbell comes without a HIPAA agreement; if you need one, ask before you buy.',
  },
  { question: 'Can I change plans?', answer: 'Yes, up or down, whenever you like.' },
]
