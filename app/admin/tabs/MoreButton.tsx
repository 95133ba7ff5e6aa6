import { House, LayoutGrid } from 'lucide-react'
import { Dialog, DialogClose } from '../../components/Dialog'
import { Link } from '../../components/Link'
import { cx } from '../../lib/cx'
import { CountBadge } from '../home/CountBadge'
import { countOf, useBadges } from '../home/useBadges'
import { useOwner } from '../owner'
import { SectionList, sectionRowLook } from '../SectionList'
import { sectionLinksFor } from '../sections'
import { FullViewLink } from '../ViewLinks'
import { tabOf } from './tabs'

type Props = {
  /** Where its sections aren't beside the tabs, it says what is new in them. */
  withCount?: boolean
  className?: string
}

/** The sections that have no tab, the home above the tabs, and the other frame. */
export function MoreButton({ withCount = false, className }: Props) {
  const { role } = useOwner().person
  const badges = useBadges()
  const links = sectionLinksFor(role).filter(({ id }) => !tabOf(id))
  return (
    <Dialog
      title="More"
      trigger={
        <button
          type="button"
          className={cx('inline-flex min-h-11 items-center gap-1.5 px-2 font-semibold text-quiet', className)}
        >
          <LayoutGrid className="size-5" aria-hidden />
          More
          <CountBadge count={withCount ? countOf(badges, links) : undefined} />
        </button>
      }
    >
      <ul className="grid gap-1">
        <li>
          <DialogClose>
            <Link to="/admin" className={sectionRowLook}>
              <House className="size-5" aria-hidden />
              Home
            </Link>
          </DialogClose>
        </li>
        <SectionList links={links} />
        <li className="mt-2 border-line border-t pt-2">
          <FullViewLink className={sectionRowLook} />
        </li>
      </ul>
    </Dialog>
  )
}
