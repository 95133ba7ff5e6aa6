import { isBarePrice } from './values'

/** A page in reading order, before anybody asked what belongs together. */
export type Piece =
  /** `isApart`: of the page's top or foot, where one without a text is of a menu. */
  | { kind: 'heading'; text: string; level: number; depth: number; block: number; isApart?: boolean }
  | { kind: 'line' | 'item' | 'row'; text: string; block: number }
  /** An element ended: what it was headed ends with it, from this level on. */
  | { kind: 'end'; depth: number; fromLevel: number }

const LARGEST_CARD = 30
/**
 * What an element held, from `start` on, may be a card: a name, what it includes and one price. Its price may stand over the name, then it
 * is put under it, and the name may not be marked as a heading, then it becomes one.
 */
export function readCard(pieces: Piece[], start: number, depth: number): void {
  if (pieces.length - start > LARGEST_CARD) return
  const card = pieces.slice(start)
  const headings = card.filter(({ kind }) => kind === 'heading')
  const prices = card.filter((piece) => (piece.kind === 'line' || piece.kind === 'item') && isBarePrice(piece.text))
  const price = prices[0]
  if (headings.length > 1 || prices.length !== 1 || !price) return
  const name = headings[0] ?? card.find((piece) => piece.kind === 'line' && isTitle(piece.text))
  const isList = card.filter(({ kind }) => kind === 'item').length >= FEWEST_FEATURES
  if (!name || name.kind === 'end' || (name.kind !== 'heading' && (!isList || card.some(({ kind }) => kind === 'row'))))
    return
  const rest = card.filter((piece) => piece !== name && piece !== price)
  const heading: Piece =
    name.kind === 'heading' ? name : { kind: 'heading', text: name.text, block: name.block, level: CARD_LEVEL, depth }
  if (name.kind === 'heading' && card.indexOf(price) > card.indexOf(name)) return
  pieces.splice(start, card.length, heading, price, ...rest)
}

const FEWEST_FEATURES = 2
const CARD_LEVEL = 6
const isTitle = (text: string): boolean => text.length <= 40 && !/[.!?:,;]$/.test(text) && !isBarePrice(text)
