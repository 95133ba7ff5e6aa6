import { SectionNavLink } from './SectionNavLink'
import { SECTION_LINKS } from './sections'

export function Sidebar() {
  return (
    <nav aria-label="Sections" className="sticky top-0 hidden w-52 shrink-0 self-start pt-8 lg:block">
      <ul className="grid gap-1">
        {SECTION_LINKS.map(({ id, label, icon: Icon }) => (
          <li key={id}>
            <SectionNavLink
              id={id}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-quiet hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-tint aria-[current=page]:text-link"
            >
              <Icon className="size-5" aria-hidden />
              {label}
            </SectionNavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
