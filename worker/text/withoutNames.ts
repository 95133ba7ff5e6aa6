import { tokensOf } from './terms'

/** A text without names that are said in it whole: "is the el paso shop open" of one in El Paso speaks no Spanish. */
export function withoutNames(text: string, names: readonly string[]): string {
  const said = tokensOf(text)
  const cuts = names.flatMap((name) => {
    const words = tokensOf(name).map(({ word }) => word)
    const isHere = (from: number) => words.every((word, nth) => said[from + nth]?.word === word)
    return words.length === 0
      ? []
      : said.flatMap(({ start }, from) => (isHere(from) ? [[start, said[from + words.length - 1]?.end ?? start]] : []))
  })
  const isCut = (at: number) => cuts.some(([start = 0, end = 0]) => at >= start && at < end)
  return cuts.length === 0 ? text : text.replaceAll(/./gsu, (letter, at: number) => (isCut(at) ? ' ' : letter))
}
