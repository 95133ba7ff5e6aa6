import { Ellipsis, House } from 'lucide-react'
import { DialogClose } from '../../components/Dialog'
import { Link } from '../../components/Link'
import { CountBadge } from '../home/CountBadge'
import { StackedIcon } from '../home/StackedIcon'
import { countOf, useBadges } from '../home/useBadges'
import { MoreDialog } from '../MoreDialog'
import { useOwner } from '../owner'
import { sectionRowLook } from '../SectionList'
import { type SectionId, sectionLinksFor } from '../sections'

type Props = {
  without: SectionId[]
  className: string
}

/** The home above the tabs, and the sections that have no tab on every screen. */
export function MoreButton({ without, className }: Props) {
  const { role } = useOwner().person
  const badges = useBadges()
  const links = sectionLinksFor(role).filter(({ id }) => !without.includes(id))
  const count = countOf(badges, links)
  return (
    <MoreDialog
      links={links}
      trigger={
        <button type="button" className={className}>
          <StackedIcon icon={Ellipsis} count={count} className="md:hidden" />
          More
          {/* On a wide screen what is new is beside it. */}
          <CountBadge count={count} className="max-md:hidden lg:hidden" />
        </button>
      }
    >
      <li>
        <DialogClose>
          <Link to="/admin" className={sectionRowLook}>
            <House className="size-5" aria-hidden />
            Home
          </Link>
        </DialogClose>
      </li>
    </MoreDialog>
  )
}
