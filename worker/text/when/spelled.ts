import { editDistance } from '../editDistance'
import { stem } from '../stem'
import { isStop } from '../stopWords'
import type { Lexeme } from '../values/lexemes'
import { wordVectorOf } from '../wordVectors'
import { spellingsOf, type WhenWords } from './words'

const SHORTEST = 5
const TWO_SLIPS_FROM = 8

/** "Wedensday", "tommorow", "mircoles": a word that is none by itself, and one slip away from one that says when. */
export function spelled(lexeme: Lexeme, { language }: WhenWords): Lexeme {
  const { kind, text } = lexeme
  if (kind !== 'word' || text.length < SHORTEST || /\P{Script=Latin}/u.test(text)) return lexeme
  const { misspelt: names, known } = spellingsOf(language)
  if (known.has(text) || isStop(text)) return lexeme
  const slips = text.length >= TWO_SLIPS_FROM ? 2 : 1
  const meant = [1, slips]
    .map((most) =>
      names.find(
        (name) =>
          name[0] === text[0] &&
          editDistance(text, name, most) <= most &&
          (most < 2 || name.slice(-2) === text.slice(-2)),
      ),
    )
    .find((name) => name !== undefined)
  return meant && !isWord(text, language) ? { ...lexeme, text: meant, bare: meant, written: meant } : lexeme
}

/** The words that are known are English ones. */
const isWord = (text: string, language: string): boolean => language === 'en' && wordVectorOf(stem(text)) !== undefined

/** "Donnerstagnachmittag": a day and a part of it in one word. */
export function apart(lexeme: Lexeme, words: WhenWords): Lexeme[] {
  if (words.language !== 'de' || lexeme.kind !== 'word' || lexeme.text.length < LONG_WORD) return [lexeme]
  const cut = words.day([lexeme], 0) ? undefined : /(?<=tag|woch|abend)/.exec(lexeme.text)?.index
  const both = cut && [part(lexeme, 0, cut), part(lexeme, cut, lexeme.text.length)]
  return both && words.day(both, 0) && words.value(both, 1) ? both : [lexeme]
}
const LONG_WORD = 10

function part(lexeme: Lexeme, from: number, to: number): Lexeme {
  const text = lexeme.text.slice(from, to)
  return { ...lexeme, text, bare: text, written: text, gap: from === 0 ? lexeme.gap : 1 }
}
