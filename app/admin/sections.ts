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
/** The navigation item of a section: billing and notifications are part of account. */
export const navSectionOf = (section: string) =>
  section === 'billing' || section === 'notifications' ? 'account' : section
/** The sections in a phone's bottom bar; the rest is under "More". */
export const ON_BOTTOM_BAR: SectionId[] = ['overview', 'conversations', 'leads']
