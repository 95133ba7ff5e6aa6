import { Ellipsis } from 'lucide-react'
import { useParams } from 'react-router'
import { Dialog, DialogClose } from '../components/Dialog'
import { useOwner } from './owner'
import { SectionNavLink } from './SectionNavLink'
import { SimpleViewLink } from './SimpleViewLink'
import { homeOf, navSectionOf, ON_BOTTOM_BAR, sectionLinksFor } from './sections'

const placeLook =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 font-semibold text-quiet text-sm aria-[current=page]:text-link'

const restLook =
  'flex min-h-12 items-center gap-3 rounded-control px-3 font-semibold aria-[current=page]:bg-brand-tint aria-[current=page]:text-link'

/** Navigation on a phone: up to three sections, and "More" for the rest. */
export function BottomBar() {
  const { role } = useOwner().person
  const { section = homeOf(role) } = useParams()
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
            <SectionNavLink id={id} className={placeLook}>
              <Icon className="size-5" aria-hidden />
              {label}
            </SectionNavLink>
          </li>
        ))}
        <li>
          <Dialog
            title="More"
            trigger={
              <button
                type="button"
                className={placeLook}
                aria-current={rest.some(({ id }) => id === navSectionOf(section)) ? 'page' : undefined}
              >
                <Ellipsis className="size-5" aria-hidden />
                More
              </button>
            }
          >
            <ul className="grid gap-1">
              {rest.map(({ id, label, icon: Icon }) => (
                <li key={id}>
                  <DialogClose asChild>
                    <SectionNavLink id={id} className={restLook}>
                      <Icon className="size-5" aria-hidden />
                      {label}
                    </SectionNavLink>
                  </DialogClose>
                </li>
              ))}
              <li className="mt-2 border-line border-t pt-2">
                <SimpleViewLink className={restLook} />
              </li>
            </ul>
          </Dialog>
        </li>
      </ul>
    </nav>
  )
}
