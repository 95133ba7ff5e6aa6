import { Ellipsis } from 'lucide-react'
import { useParams } from 'react-router'
import { StackedIcon } from './home/StackedIcon'
import { countOf, useBadges } from './home/useBadges'
import { MoreDialog } from './MoreDialog'
import { useOwner } from './owner'
import { SectionNavLink } from './SectionNavLink'
import { homeOf, navSectionOf, ON_BOTTOM_BAR, sectionLinksFor } from './sections'

const sectionLook =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 font-semibold text-quiet text-sm aria-[current=page]:text-link'

/** Navigation on a phone: up to three sections, and "More" for the rest. */
export function BottomBar() {
  const { role } = useOwner().person
  const { section = homeOf(role) } = useParams()
  const badges = useBadges()
  const links = sectionLinksFor(role)
  const first = links.filter(({ id }) => ON_BOTTOM_BAR.includes(id))
  const rest = links.filter(({ id }) => !ON_BOTTOM_BAR.includes(id))
  return (
    <nav
      aria-label="Sections"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {first.map(({ id, label, icon: Icon }) => (
          <li key={id}>
            <SectionNavLink id={id} className={sectionLook}>
              <StackedIcon icon={Icon} count={badges[id]?.count} />
              {label}
            </SectionNavLink>
          </li>
        ))}
        <li>
          <MoreDialog
            links={rest}
            trigger={
              <button
                type="button"
                className={sectionLook}
                aria-current={rest.some(({ id }) => id === navSectionOf(section)) ? 'page' : undefined}
              >
                <StackedIcon icon={Ellipsis} count={countOf(badges, rest)} />
                More
              </button>
            }
          />
        </li>
      </ul>
    </nav>
  )
}
