import { PLANS } from '../../contract/plans'

export const QUESTIONS = [
  {
    question: 'Do I need a card to try it?',
    answer: `Yes, but nothing is charged for the first ${PLANS.starter.trialDays} days. Cancel before they’re over and you pay nothing; after that, your plan starts and the first month is charged.`,
  },
  {
    question: 'What if more people write in than my plan covers?',
    answer:
      'The chat keeps going: it answers straight from your website, hours, prices and saved answers, and it still takes every lead. We let you know at 80% of your plan, and again at 100%.',
  },
  {
    question: 'Do I need to be technical?',
    answer: 'No. You copy a few lines and paste them once; there are steps for Shopify, WordPress and Wix.',
  },
  {
    question: 'What happens to what people write?',
    answer:
      'Conversations are kept for a year, and leads are kept until you delete them, unless you choose otherwise. If someone asks, you can download or delete what they left. A practice can keep health details out of lists and emails with one switch; Deskbell doesn’t come with a HIPAA agreement.',
  },
  { question: 'Can I change plans?', answer: 'Yes, up or down, whenever you like.' },
]
