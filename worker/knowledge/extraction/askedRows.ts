import MARKS from './questionMarks.json'

type Asked = { question: string; answer: string }

const cell = (marks: string[]) => new RegExp(`^(?:${marks.join('|')})\\s*[.:)]?\\s\\|\\s(?<said>.+)$`, 'iu')
const ASKS = cell(MARKS.question)
const ANSWERS = cell(MARKS.answer)
/** One that is asked in the first cell and answered in the second. */
const BOTH = /^(?<question>[^|]+\?)\s\|\s(?<answer>[^|]+)$/u
const FEWEST = 2

/** The questions of a table of questions and answers: "Q. | Do you …?" over "A. | We do", or "Do you …? | We do". Undefined for any other. */
export function askedIn(rows: readonly string[]): Asked[] | undefined {
  const asked: Asked[] = []
  for (const row of rows) {
    const open = asked.at(-1)
    const both = BOTH.exec(row)?.groups
    const question = ASKS.exec(row)?.groups?.said
    const answer = ANSWERS.exec(row)?.groups?.said
    if (question) asked.push({ question, answer: '' })
    else if (answer && open) open.answer = `${open.answer} ${answer}`.trim()
    else if (both?.question && both.answer) asked.push({ question: both.question, answer: both.answer })
    else return undefined
  }
  return asked.length >= FEWEST && asked.every(({ answer }) => answer) ? asked : undefined
}
