import { cx } from '../../lib/cx'
import type { SectionId } from '../sections'
import { countWords } from './countWords'
import { type Badges, useBadges } from './useBadges'

/** A count beside a section's name. Assistive technology reads its words after the name, as a description. */
export const CountBadge = ({ count, className }: { count: number | undefined; className?: string }) =>
  count === undefined ? null : (
    <span
      aria-hidden
      className={cx(
        'min-w-5 shrink-0 rounded-full bg-brand px-1.5 text-center font-bold text-white text-xs tabular-nums leading-5 forced-colors:border',
        className,
      )}
    >
      {countWords(count)}
    </span>
  )

const wordsId = (id: SectionId) => `new-in-${id}`

/** Names the element that says what is new in a section, if anything is. */
export const describedByBadge = (badges: Badges, id: SectionId) => (badges[id] ? wordsId(id) : undefined)

/** What the badges say, once on a page. */
export function BadgeWords() {
  const badges = useBadges()
  const ids: SectionId[] = ['leads', 'conversations', 'answers']
  return (
    <div hidden>
      {ids.map((id) => (
        <span key={id} id={wordsId(id)}>
          {badges[id]?.words}
        </span>
      ))}
    </div>
  )
}
