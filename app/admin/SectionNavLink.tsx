import type { ComponentProps } from 'react'
import { Link, useParams } from 'react-router'
import { useOwner } from './owner'
import { homeOf, navSectionOf, type SectionId } from './sections'

/** A link to a section. It is marked as the current page on what belongs to the section too, as billing belongs to account. */
export function SectionNavLink({ id, ...link }: Omit<ComponentProps<typeof Link>, 'to' | 'id'> & { id: SectionId }) {
  const { role } = useOwner().person
  const { section = homeOf(role) } = useParams()
  return <Link {...link} to={`/admin-direct/${id}`} aria-current={navSectionOf(section) === id ? 'page' : undefined} />
}
