import type { ComponentProps } from 'react'
import { useParams } from 'react-router'
import { Link } from '../components/Link'
import { useFrame } from './frame'
import { describedByBadge } from './home/CountBadge'
import { useBadges } from './home/useBadges'
import { useOwner } from './owner'
import { homeOf, navSectionOf, type SectionId } from './sections'

/** A link to a section. It is marked as the current page on what belongs to the section too, as billing belongs to account. */
export function SectionNavLink({ id, ...link }: Omit<ComponentProps<typeof Link>, 'to' | 'id'> & { id: SectionId }) {
  const { role } = useOwner().person
  const frame = useFrame()
  const badges = useBadges()
  // Without a section /admin opens with a tab, which is no section of this list.
  const { section = frame === '/admin' ? '' : homeOf(role) } = useParams()
  return (
    <Link
      {...link}
      to={`${frame}/${id}`}
      aria-current={navSectionOf(section) === id ? 'page' : undefined}
      aria-describedby={describedByBadge(badges, id)}
    />
  )
}
