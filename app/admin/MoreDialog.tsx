import type { ReactNode } from 'react'
import { Dialog, DialogClose } from '../components/Dialog'
import { OtherViewLink } from './OtherViewLink'
import { SectionList, sectionRowLook } from './SectionList'
import type { SectionLink } from './sections'

type Props = { trigger: ReactNode; links: SectionLink[]; children?: ReactNode }

/** The sections that have no place of their own in a frame, and the other frame. */
export const MoreDialog = ({ trigger, links, children }: Props) => (
  <Dialog title="More" trigger={trigger}>
    <ul className="grid gap-1">
      {children}
      <SectionList links={links} />
      <li className="mt-2 border-line border-t pt-2">
        <DialogClose>
          <OtherViewLink className={sectionRowLook} />
        </DialogClose>
      </li>
    </ul>
  </Dialog>
)
