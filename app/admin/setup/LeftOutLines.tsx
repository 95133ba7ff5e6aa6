import { useQuery } from '@tanstack/react-query'
import type { LeftOut } from '../../../contract/knowledge'
import { leftOutQuery } from '../../api/knowledge'

type Props = { businessId: string; read: string }

const MOST_SHOWN = 3
const quoted = (lines: readonly LeftOut[]): string => {
  const shown = lines.slice(0, MOST_SHOWN).map(({ text }) => `“${text}”`)
  const more = lines.length - shown.length
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** What stands on the site and on none of the cards, so that “All of this is right” isn't taken for all of it. */
export function LeftOutLines({ businessId, read }: Props) {
  const { data: all = [] } = useQuery(leftOutQuery(businessId, read))
  const hours = all.filter(({ kind }) => kind === 'hours')
  const others = all.filter(({ kind }) => kind !== 'hours')
  if (all.length === 0) return null
  return (
    <section aria-label="What we left out" className="wrap-anywhere mt-3 grid gap-2 text-quiet text-sm">
      {hours.length > 0 && (
        <p>
          We left out: {quoted(hours)}. If{' '}
          {hours.length === 1 ? 'it still applies, add it' : 'they still apply, add them'} in Settings, under “Hours and
          prices”.
        </p>
      )}
      {others.length > 0 && (
        <p>
          {others.length === 1 ? 'One line' : `${others.length} lines`} we couldn’t read: {quoted(others)}.
        </p>
      )}
    </section>
  )
}
