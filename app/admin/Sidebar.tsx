import { CountBadge } from './home/CountBadge'
import { useBadges } from './home/useBadges'
import { useOwner } from './owner'
import { SectionNavLink } from './SectionNavLink'
import { sectionLinksFor } from './sections'

const sectionLook =
  'flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-quiet hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-tint aria-[current=page]:text-link'

export function Sidebar() {
  const { role } = useOwner().person
  const badges = useBadges()
  return (
    <nav aria-label="Sections" className="sticky top-0 hidden w-52 shrink-0 self-start pt-8 lg:block">
      <ul className="grid gap-1">
        {sectionLinksFor(role).map(({ id, label, icon: Icon }) => (
          <li key={id}>
            <SectionNavLink id={id} className={sectionLook}>
              <Icon className="size-5" aria-hidden />
              {label}
              <CountBadge count={badges[id]?.count} className="ml-auto" />
            </SectionNavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
