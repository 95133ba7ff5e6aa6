import {
  ChartColumn,
  CodeXml,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessageCircleQuestion,
  MessagesSquare,
  Settings,
  UserRound,
} from 'lucide-react'

export type SectionId =
  | 'overview'
  | 'conversations'
  | 'leads'
  | 'answers'
  | 'analytics'
  | 'settings'
  | 'embed'
  | 'account'
export type SectionLink = { id: SectionId; label: string; icon: LucideIcon }

export const SECTION_LINKS: SectionLink[] = [
  { id: 'overview', label: 'Overview', icon: LayoutDashboard },
  { id: 'conversations', label: 'Conversations', icon: MessagesSquare },
  { id: 'leads', label: 'Leads', icon: Inbox },
  { id: 'answers', label: 'Answers', icon: MessageCircleQuestion },
  { id: 'analytics', label: 'Analytics', icon: ChartColumn },
  { id: 'settings', label: 'Settings', icon: Settings },
  { id: 'embed', label: 'Embed', icon: CodeXml },
  { id: 'account', label: 'Account', icon: UserRound },
]
/** The place to which an address belongs, where it has another name. */
export const navSectionOf = (section: string) => (section === 'billing' ? 'account' : section)
/** A phone's bottom bar has four places: these three, and one for the rest. */
export const ON_BOTTOM_BAR: SectionId[] = ['overview', 'conversations', 'leads']
