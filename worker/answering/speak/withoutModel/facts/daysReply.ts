import type { Statement } from '../../../../knowledge'
import { isStop } from '../../../../text/stopWords'
import { wordsOf } from '../../../../text/words'
import type { Spoken } from '../../spoken'
import type { AskedFor } from '../asked/asked'
import { isBeside, passageAt } from '../quotes/passage'
import { saidUnder } from '../quotes/sayQuote'
import { answer, type Speaking } from '../speaking'

const LONGEST = 300
const LONGEST_NAME = 5
const LONGEST_BARE = 3

/** "What days is Gina in?", "Gina?": what stands under her name, where that tells of days. */
export function daysReply(speaking: Speaking, { wanted, weekDays, things }: AskedFor): Spoken | undefined {
  const { statements, rarity } = speaking.evidence
  const isBareName = things.length === 1 && wanted.size === 0 && wordsOf(speaking.question.text).length <= LONGEST_BARE
  if (wanted.has('money') || (!wanted.has('hours') && weekDays.length === 0 && !isBareName)) return undefined
  const [rarest] = things.toSorted((a, b) => rarity(b) - rarity(a))
  const found = rarest === undefined ? [] : statements.filter((one) => tellsDays(one) && isNamed(one, rarest))
  const [first] = found
  if (!first || !found.every((one) => isBeside(one, first))) return undefined
  const section = statements.filter((one) => isBeside(one, first))
  if (section.some(({ kind }) => kind === 'row')) return undefined
  const quote = passageAt(first, section, closed, LONGEST)
  return answer(speaking, [saidUnder(speaking, first, quote)], first.source)
}

const closed = ({ text }: Statement): string => (/[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text)

const tellsDays = ({ kind, values, source }: Statement): boolean =>
  source.kind === 'site' && kind !== 'row' && values.some((one) => one.kind === 'days')

/** A name is short and says little else. */
function isNamed({ trail }: Statement, stem: string): boolean {
  const words = wordsOf(trail.at(-1) ?? '').filter(({ text }) => !isStop(text))
  return words.length <= LONGEST_NAME && words.some((word) => word.stem === stem)
}
