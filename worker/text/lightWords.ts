import data from './data/lightWords.json'
import { stem } from './stem'

const LIGHT: ReadonlySet<string> = new Set(Object.values(data).flatMap((words) => words.split(' ').map(stem)))

/** Whether a stem is a word of doing that most questions have: it tells them apart less than what they are about. */
export const isLight = (stemmed: string): boolean => LIGHT.has(stemmed)
