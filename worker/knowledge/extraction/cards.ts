import type { Piece } from './pieces'
import { isBarePrice } from './values'

type Said = Extract<Piece, { kind: 'line' | 'item' | 'row' }>

const LONGEST_TITLE = 40
const FEWEST = 2

const isSaid = (piece: Piece | undefined): piece is Said =>
  piece?.kind === 'line' || piece?.kind === 'item' || piece?.kind === 'row'
const isPrice = (piece: Piece | undefined): boolean => isSaid(piece) && piece.kind !== 'row' && isBarePrice(piece.text)
const isFeature = (piece: Piece | undefined): boolean => piece?.kind === 'item' && !isBarePrice(piece.text)
const isTitle = (piece: Piece | undefined): piece is Said =>
  piece?.kind === 'line' &&
  piece.text.length <= LONGEST_TITLE &&
  !/[.!?:,;]$/.test(piece.text) &&
  !isBarePrice(piece.text)

/** Deeper than any element and lower than any heading: it heads its own card and nothing else. */
const CARD = { level: 9, depth: Number.MAX_SAFE_INTEGER }
const END_OF_CARD: Piece = { kind: 'end', depth: CARD.depth, fromLevel: CARD.level }

const rowOf = (name: string, price: Said): Piece => ({
  kind: 'row',
  text: `${name} | ${price.text}`,
  block: price.block,
})

/** A name, what it includes and its price, in either order: the name heads the card though it isn't marked as a heading. */
function cardAt(said: Said[], at: number): { features: Said[]; price: Said; length: number } | undefined {
  const priceFirst = isPrice(said[at + 1])
  const from = at + (priceFirst ? 2 : 1)
  const after = said.slice(from)
  const size = after.findIndex((one) => !isFeature(one))
  const features = size < 0 ? after : after.slice(0, size)
  const price = priceFirst ? said[at + 1] : said[from + features.length]
  if (features.length < FEWEST || !price || !isPrice(price)) return undefined
  return { features, price, length: features.length + 2 }
}

/** What stands between two headings, with each card's price beside the name of the card. */
function sectionWithCards(heading: string | undefined, section: Piece[]): Piece[] {
  const said = section.filter(isSaid)
  const read: Piece[] = []
  let hasCards = false
  for (let at = 0; at < said.length; ) {
    const one = said[at]
    const card = isTitle(one) ? cardAt(said, at) : undefined
    if (!one || !card) {
      if (one) read.push(one)
      at += 1
      continue
    }
    hasCards = true
    read.push({ kind: 'heading', text: one.text, block: one.block, ...CARD })
    read.push(...card.features, rowOf(one.text, card.price), END_OF_CARD)
    at += card.length
  }
  if (hasCards) return [...read, ...section.filter(({ kind }) => kind === 'end')]
  const at = said.findIndex(isPrice)
  const price = said[at]
  const isPriceOfAll =
    heading !== undefined &&
    !heading.endsWith('?') &&
    at >= FEWEST &&
    said.filter((one) => isPrice(one) || one.kind === 'row').length === 1
  return isPriceOfAll && price ? section.map((piece) => (piece === price ? rowOf(heading, price) : piece)) : section
}

/** A price alone at the foot of a card is the price of what the card is headed, and not of the last thing it includes. */
export function withCards(pieces: Piece[]): Piece[] {
  const starts = pieces.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []))
  return [0, ...starts.map((at) => at + 1)].flatMap((from, nth) => {
    const above = pieces[from - 1]
    const heading = above?.kind === 'heading' ? above : undefined
    return [...(heading ? [heading] : []), ...sectionWithCards(heading?.text, pieces.slice(from, starts[nth]))]
  })
}
