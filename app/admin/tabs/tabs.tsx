import { CalendarDays, CodeXml, Inbox, type LucideIcon, Settings as SettingsIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { Calendar, Embed, Leads, Settings } from '../lazySections'

export type TabId = 'embed' | 'settings' | 'leads' | 'calendar'
type Tab = { id: TabId; label: string; icon: LucideIcon; Section: ComponentType; forManagers: boolean }

/** The snippet with attributes; `/admin-direct` shows the one with the API key. */
const EmbedByAttributes = () => <Embed snippet="attributes" />

export const TABS: Tab[] = [
  { id: 'embed', label: 'Embed Code', icon: CodeXml, Section: EmbedByAttributes, forManagers: true },
  { id: 'settings', label: 'Settings', icon: SettingsIcon, Section: Settings, forManagers: true },
  { id: 'leads', label: 'Leads', icon: Inbox, Section: Leads, forManagers: false },
  { id: 'calendar', label: 'Calendar', icon: CalendarDays, Section: Calendar, forManagers: false },
]

export const tabAddress = (id: TabId) => (id === 'embed' ? '/admin/integration' : `/admin/${id}`)

/** The tab of a section in the address. `integration` is linked from the success page. */
export const tabOf = (section: string): TabId | undefined =>
  section === 'integration' ? 'embed' : TABS.find(({ id }) => id === section)?.id

/** How a tab and its panel name each other. */
export const tabIds = (id: TabId) => ({ id: `tab-${id}`, 'aria-controls': `panel-${id}` })
export const panelIds = (id: TabId) => ({ id: `panel-${id}`, 'aria-labelledby': `tab-${id}` })
