import { plain } from '../language/tokens'
import { fold } from './fold'
import { TONGUES, type TongueCode } from './tongue'
import { TONGUE } from './tongues'

const wordsOf = (list: string) => list.split(' ')
const ENGLISH = new Set(
  wordsOf(
    'the a an is are am do does did you your u i im we it my me to of in on at and or for with what when where who how which why can could would will have has any there this that if be get much many long not no hi hello hey thanks please need want come fix open hours price cost',
  ),
)
/** Words of a glossary that English has, too: alone they tell nothing. */
const SHARED = new Set(
  wordsOf(
    'auto car carte corona dent divorce facial garage mail massage massages numero parking rate service services total weekend email',
  ),
)
/** Letters that one of these languages has and the others mostly don't. */
const MARKS: Partial<Record<TongueCode, RegExp>> = {
  es: /[ñ¿¡]/,
  pt: /[ãõ]/,
  de: /[ßäöü]/,
  fr: /[œëïÿêâûç]|\b[ldcjmnsqu]+'[aeéèêhiou]/,
  pl: /[ąćęłńśźż]/,
  vi: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/,
}
const LATIN = TONGUES.filter((code) => code !== 'zh' && code !== 'ar').map((code) => {
  const small = TONGUE[code].small.map(fold).filter((word) => word.length > 1 && !ENGLISH.has(word))
  const telling = Object.keys(TONGUE[code].gloss).map(fold)
  const own = telling.filter((word) => word.length > 2 && !SHARED.has(word))
  return { code, small: new Set(small), own: new Set(own.filter((word) => !ENGLISH.has(word))), telling: own }
})

const isTongue = (code: string | undefined): code is TongueCode => TONGUES.some((tongue) => tongue === code)

/**
 * The language of a message, by its script, its small words and its letters. Where those don't tell, as in "Botox?", the one that the
 * visitor's widget speaks; `en` for English and for every language that isn't spoken here.
 */
export function tongueOf(text: string, spoken?: string | undefined): TongueCode | 'en' {
  const line = plain(text).toLowerCase()
  const widget = isTongue(spoken) ? spoken : 'en'
  const count = (script: RegExp) => line.match(script)?.length ?? 0
  const letters = count(/\p{L}/gu)
  if (count(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}]/gu) > 0) return 'en'
  if (count(/\p{Script=Han}/gu) > letters / 3) return 'zh'
  if (count(/\p{Script=Arabic}/gu) > letters / 3) return 'ar'

  const folded = fold(line)
  const words: string[] = folded.match(/\p{L}[\p{L}']*/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  const best = LATIN.map(({ code, small, own }) => {
    const smallWords = words.filter((word) => small.has(word)).length
    /* What a business is asked about tells a language where its small words do, too: "a que hora abren". */
    const known = smallWords === 0 ? 0 : smallWords + words.filter((word) => own.has(word) && !small.has(word)).length
    return { code, score: known + (MARKS[code]?.test(line) ? 2 : 0) + (known > 0 && code === widget ? 0.5 : 0) }
  }).toSorted((a, b) => b.score - a.score)[0]
  if (best && best.score > english) return best.code
  if (english > 0) return 'en'
  if (widget !== 'en') return widget
  const said = words.join(' ')
  return LATIN.find(({ telling }) => telling.some((word) => said === word || said === `${word}s`))?.code ?? 'en'
}
