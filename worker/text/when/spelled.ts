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
