import { useQuery } from '@tanstack/react-query'
import type { LeftOut } from '../../../contract/knowledge'
import { leftOutQuery } from '../../api/knowledge'
import { Button } from '../../components/Button'

/** `priced`: the lines that their owner has added since. */
type Props = { businessId: string; read: string; priced: readonly string[]; onPrice: (line: string) => void }

const MOST_SHOWN = 3
const countOf = (lines: readonly LeftOut[]): string => (lines.length === 1 ? 'One line' : `${lines.length} lines`)
const quoted = (lines: readonly LeftOut[]): string => {
  const shown = lines.slice(0, MOST_SHOWN).map(({ text }) => `“${text}”`)
  const more = lines.length - shown.length
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** What stands on the site and on none of the cards, so that “All of this is right” isn't taken for all of it. */
export function LeftOutLines({ businessId, read, priced, onPrice }: Props) {
  const { data = [] } = useQuery(leftOutQuery(businessId, read))
  const all = data.filter(({ text }) => !priced.includes(text))
  const hours = all.filter(({ kind }) => kind === 'hours')
  const prices = all.filter(({ kind }) => kind === 'prices')
  const others = all.filter(({ kind }) => kind === 'areas')
  if (all.length === 0) return null
  return (
    <section aria-label="What we left out" className="wrap-anywhere mt-3 grid gap-2 text-quiet text-sm">
      {hours.length > 0 && (
        <p>
          We left out: {quoted(hours)}. Visitors who ask still hear what your site says. If{' '}
          {hours.length === 1 ? 'it fits' : 'they fit'} a weekday or a date, add {hours.length === 1 ? 'it' : 'them'} in
          Settings, under “Hours and prices.”
        </p>
      )}
      {others.length > 0 && (
        <p>
          {countOf(others)} we couldn’t read: {quoted(others)}.
        </p>
      )}
      {prices.length > 0 && (
        <>
          <p>{countOf(prices)} we couldn’t read as a price:</p>
          <ul className="grid gap-1">
            {prices.map(({ text }) => (
              <li key={text} className="flex items-center justify-between gap-3">
                <span className="min-w-0">“{text}”</span>
                <Button
                  variant="quiet"
                  className="shrink-0 px-3 text-link"
                  aria-label={`Add: ${text}`}
                  onClick={() => onPrice(text)}
                >
                  Add
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
