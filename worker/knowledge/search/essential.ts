import { isBareHours, namesDay } from '../extraction/values'
import type { Statement } from '../statement'

const PHONE = /(?<!\d)(?:\+?\d{1,2}[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?!\d)/
const EMAIL = /[\w.+-]+@[\w-]+\.\w{2,}/
const ZIP = /\b[A-Z]{2}\.?,?\s+\d{5}\b/
const LONGEST = 220

/** Hours, telephone and address: asked for in so many words that ranking alone doesn't find them. */
export const isEssential = ({ kind, text }: Statement): boolean =>
  text.length <= LONGEST &&
  ((kind === 'row' && namesDay(text) && text.split(' | ').some(isBareHours)) ||
    PHONE.test(text) ||
    EMAIL.test(text) ||
    ZIP.test(text))
