import { MONEY_ADVICE } from './never'
import type { Pack } from './pack'
import { ANYWHERE } from './urgent'

export const accounting: Pack = {
  synonyms: [
    ['taxes', 'tax return', 'tax prep', 'tax preparation'],
    ['bookkeeping', 'books', 'ledger'],
    ['payroll', 'paychecks'],
    ['irs letter', 'irs notice', 'audit'],
    ['cpa', 'accountant', 'tax preparer'],
    ['extension', 'late filing'],
    ['llc', 's corp', 'incorporate', 'business formation'],
    ['quickbooks', 'xero', 'accounting software'],
  ],
  everyones: [],
  intents: {
    booking: [
      /\b(?:meet|sit down|talk) with (?:an? |the |your )?(?:accountant|cpa|someone|preparer)\b.*\b(?:today|tomorrow|this|next|about|before)\b/u,
    ],
    quote: [],
  },
  quoteQuestions: [
    'Is it for you or for a business?',
    'What should be done: taxes, books, payroll or a letter from the IRS?',
  ],
  guidance: [
    'Never say what can be deducted, what is owed or what a refund will be.',
    'Ask visitors not to write account or social security numbers into the chat.',
  ],
  safety: { urgent: [...ANYWHERE], never: [MONEY_ADVICE] },
}
