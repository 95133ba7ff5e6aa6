import type { ReactNode } from 'react'
import { panelIds, type TabId } from './tabs'

type Props = { id: TabId; isShown: boolean; children: ReactNode }

/** What a tab shows. */
export const TabPanel = ({ id, isShown, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that begins with text is reached by the keyboard too
  <div role="tabpanel" {...panelIds(id)} hidden={!isShown} tabIndex={0}>
    {isShown && children}
  </div>
)
