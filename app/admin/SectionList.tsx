import { DialogClose } from '../components/Dialog'
import { CountBadge } from './home/CountBadge'
import { useBadges } from './home/useBadges'
import { SectionNavLink } from './SectionNavLink'
import type { SectionLink } from './sections'

export const sectionRowLook =
  'flex min-h-12 items-center gap-3 rounded-control px-3 font-semibold aria-[current=page]:bg-brand-tint aria-[current=page]:text-link'

/** Sections one below the other, in the dialog "More". */
export function SectionList({ links }: { links: SectionLink[] }) {
  const badges = useBadges()
  return links.map(({ id, label, icon: Icon }) => (
    <li key={id}>
      <DialogClose>
        <SectionNavLink id={id} className={sectionRowLook}>
          <Icon className="size-5" aria-hidden />
          {label}
          <CountBadge count={badges[id]?.count} className="ml-auto" />
        </SectionNavLink>
      </DialogClose>
    </li>
  ))
}
