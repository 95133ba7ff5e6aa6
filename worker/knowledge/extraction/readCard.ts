import { isBarePrice } from './values'

/** A part of a page; in reading order they are what `composingStatements` makes statements of. */
export type Piece =
  /** `isApart`: of the page's top or foot, where one without a text is of a menu. */
  | { kind: 'heading'; text: string; level: number; depth: number; block: number; isApart?: boolean }
  | { kind: 'line' | 'item' | 'row'; text: string; block: number }
  /** An element ended, and with it the headings inside it from this level on. */
  | { kind: 'end'; depth: number; fromLevel: number }

/** Of what is asked: its answer stands under it, whatever its level on the page. */
export const QUESTION_LEVEL = 8
const LARGEST_CARD = 30
const FEWEST_FEATURES = 2
const CARD_LEVEL = 6
const isTitle = (text: string): boolean => text.length <= 40 && !/[.!?:,;]$/.test(text) && !isBarePrice(text)

/**
 * What an element held, from `start` on, may be a card: a name, what it includes and one price. Its price may stand over the name, then it
 * is put under it, and the name may not be marked as a heading, then it becomes one.
 */
export function readCard(pieces: Piece[], start: number, depth: number): void {
  if (pieces.length - start > LARGEST_CARD) return
  nameSizes(pieces, start, depth)
  const card = pieces.slice(start)
  const [marked, ...headings] = card.filter(({ kind }) => kind === 'heading')
  const [price, ...prices] = card.filter(
    (piece) => (piece.kind === 'line' || piece.kind === 'item') && isBarePrice(piece.text),
  )
  if (!price || prices.length > 0 || headings.length > 0) return
  const isList = card.filter(({ kind }) => kind === 'item').length >= FEWEST_FEATURES
  const isPlain = isList && !card.some(({ kind }) => kind === 'row')
  const name = marked ?? card.find((piece) => isPlain && piece.kind === 'line' && isTitle(piece.text))
  if (!name || name.kind === 'end' || (marked && card.indexOf(price) > card.indexOf(marked))) return
  const heading: Piece = marked ?? { kind: 'heading', text: name.text, block: name.block, level: CARD_LEVEL, depth }
  pieces.splice(start, card.length, heading, price, ...card.filter((piece) => piece !== name && piece !== price))
}

/** "60 min | $140", "add | $45": a row that has its name from what stands over it. */
const SIZE = /^(?:\d[^|]{0,20}|\p{Ll}[^|]{0,12}) \| /u
const isSize = (piece: Piece): boolean => piece.kind === 'row' && SIZE.test(piece.text)

/** A name, perhaps a word on it, and a price for each size: the name, which isn't marked as one, is the heading of the sizes. */
function nameSizes(pieces: Piece[], start: number, depth: number): void {
  const [name, ...rest] = pieces.slice(start).filter(({ kind }) => kind !== 'end')
  const rows = rest.filter(({ kind }) => kind === 'row')
  if (name?.kind !== 'line' || !isTitle(name.text) || rows.length === 0 || !rows.every(isSize)) return
  if (rest.some(({ kind }) => kind === 'heading')) return
  pieces[pieces.indexOf(name, start)] = { ...name, kind: 'heading', level: CARD_LEVEL, depth }
}
