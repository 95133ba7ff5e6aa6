import { LANGUAGES, type Language } from '../../contract/languages'
import data from './data/stopWords.json'
import { fold } from './fold'

const LISTS = new Map(LANGUAGES.map((language) => [language, new Set(fold(data[language]).split(' '))]))
const ALL: ReadonlySet<string> = new Set([...LISTS.values()].flatMap((list) => [...list]))

/** A Chinese pair with one of these is grammar, or the end of one word and the beginning of another. */
const PARTICLE = /[的了吗呢吧啊们]/

/** Whether a folded word says nothing by itself, in a language or, without one, in any. */
export const isStop = (word: string, language?: Language): boolean =>
  ((language && LISTS.get(language)) ?? ALL).has(word) || PARTICLE.test(word)
