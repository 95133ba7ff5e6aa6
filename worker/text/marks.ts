/** What parts a text, in the scripts of all ten languages. */
const QUESTION = /[?？؟]/u
const QUESTION_AT_END = /[?？؟][^\p{L}\p{N}]*$/u
const CLAUSE_END = /(?<=[?!.;\n,，。？！；،؟])/u
const SENTENCE_END = /(?<=[?!.\n。？！؟])/u

export const hasQuestionMark = (text: string): boolean => QUESTION.test(text)
export const endsWithQuestionMark = (text: string): boolean => QUESTION_AT_END.test(text)

/** Each with its mark, whatever the mark may be of: "at 5 p.", "m. tomorrow". */
export const cutAtMarks = (text: string): string[] => text.split(CLAUSE_END)
/** The same, commas and semicolons aside; `sentencesOf` knows abbreviations and numbers too. */
export const cutAtStops = (text: string): string[] => text.split(SENTENCE_END)
