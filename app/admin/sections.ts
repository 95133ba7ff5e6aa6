import { ChartColumn, CodeXml, Inbox, LayoutDashboard, type LucideIcon, MessagesSquare, Settings } from 'lucide-react'

export type SectionId = 'overview' | 'conversations' | 'leads' | 'analytics' | 'settings' | 'embed'
export type SectionLink = { id: SectionId; label: string; icon: LucideIcon }

export const SECTION_LINKS: SectionLink[] = [
  { id: 'overview', label: 'Overview', icon: LayoutDashboard },
  { id: 'conversations', label: 'Conversations', icon: MessagesSquare },
  { id: 'leads', label: 'Leads', icon: Inbox },
  { id: 'analytics', label: 'Analytics', icon: ChartColumn },
  { id: 'settings', label: 'Settings', icon: Settings },
  { id: 'embed', label: 'Embed', icon: CodeXml },
]
/** A phone's bottom bar has four places: these three, and one for the rest. */
export const ON_BOTTOM_BAR: SectionId[] = ['overview', 'conversations', 'leads']
