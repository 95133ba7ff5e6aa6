import {
  CalendarDays,
  ChartColumn,
  CodeXml,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessageCircleQuestion,
  MessagesSquare,
  Settings,
} from 'lucide-react'
import { hasRole, type Role } from '../../contract/roles'

export type SectionId =
  | 'overview'
  | 'conversations'
  | 'leads'
  | 'calendar'
  | 'answers'
  | 'analytics'
  | 'settings'
  | 'embed'
  | 'account'
export type SectionLink = { id: SectionId; label: string; icon: LucideIcon }

/** The least role that a section is for; those not named are for everybody. */
const LEAST = new Map<string, Role>(
  Object.entries({
    overview: 'manager',
    answers: 'manager',
    analytics: 'manager',
    settings: 'manager',
    setup: 'manager',
    embed: 'manager',
    integration: 'manager',
    billing: 'owner',
    developers: 'owner',
    team: 'owner',
  } as const),
)
export const leastRoleFor = (section: string): Role => LEAST.get(section) ?? 'agent'

/** The section that a person lands on. */
export const homeOf = (role: Role): SectionId => (hasRole(role, 'manager') ? 'overview' : 'conversations')

const SECTION_LINKS: SectionLink[] = [
  { id: 'overview', label: 'Overview', icon: LayoutDashboard },
  { id: 'conversations', label: 'Conversations', icon: MessagesSquare },
  { id: 'leads', label: 'Leads', icon: Inbox },
  { id: 'calendar', label: 'Calendar', icon: CalendarDays },
  { id: 'answers', label: 'Answers', icon: MessageCircleQuestion },
  { id: 'analytics', label: 'Analytics', icon: ChartColumn },
  { id: 'settings', label: 'Settings', icon: Settings },
  { id: 'embed', label: 'Embed Code', icon: CodeXml },
]
/** The sections that somebody with this role may open; the account is in the header. */
export const sectionLinksFor = (role: Role): SectionLink[] =>
  SECTION_LINKS.filter(({ id }) => hasRole(role, leastRoleFor(id)))

const OF_ACCOUNT = ['billing', 'notifications', 'team', 'developers']
/** The navigation item of a section: some are part of account. */
export const navSectionOf = (section: string) => (OF_ACCOUNT.includes(section) ? 'account' : section)
/** The sections in a phone's bottom bar; the rest is under "More". */
export const ON_BOTTOM_BAR: SectionId[] = ['overview', 'conversations', 'leads']
