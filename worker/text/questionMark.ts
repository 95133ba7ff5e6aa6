/** In the scripts of all ten languages. */
const MARK = /[?？؟]/u
const MARK_AT_END = /[?？؟][^\p{L}\p{N}]*$/u

export const hasQuestionMark = (text: string): boolean => MARK.test(text)
export const endsWithQuestionMark = (text: string): boolean => MARK_AT_END.test(text)
