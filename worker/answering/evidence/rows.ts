import { hasPrice } from './prices'

const BARE =
  /^\W*(?:from |starting at |starts at |only |just )?[$£€]\s?\d[\d,.]*\+?(?: ?(?:-|–|to) ?[$£€]?\d[\d,.]*)?\W*$/i

/** A row's cells as one would say them: "Full groom, small: $45". */
export const sayRow = (row: string): string => {
  const cells = row.split(' | ')
  const amounts = cells.filter((cell) => BARE.test(cell))
  const names = cells.filter((cell) => !amounts.includes(cell))
  if (amounts.length === 1 && names.length > 0) {
    const [name = '', ...more] = names
    return `${name}${more.length > 0 ? ` (${more.join(', ')})` : ''}: ${amounts[0]}`
  }
  return names.length === 1 || (cells.length === 2 && hasPrice(row))
    ? [...names, ...amounts].join(': ')
    : cells.join(', ')
}
