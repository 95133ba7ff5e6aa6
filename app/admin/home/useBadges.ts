import { useQuery } from '@tanstack/react-query'
import type { Home } from '../../../contract/home'
import { homeQuery } from '../../api/home'
import { useOwner } from '../owner'
import type { SectionId } from '../sections'
import { countWords } from './countWords'

type BadgeCount = { count: number; words: string }
export type Badges = Partial<Record<SectionId, BadgeCount>>

/** What is new in a section, by its id; sections with nothing new are left out. */
export function useBadges(): Badges {
  const { business } = useOwner()
  const { data } = useQuery(homeQuery(business.id))
  return data ? badgesOf(data) : {}
}

const badgesOf = ({ leads, unreadConversations, questions }: Home): Badges => ({
  ...(leads.unopened > 0 && { leads: { count: leads.unopened, words: `${countWords(leads.unopened)} new` } }),
  ...(unreadConversations > 0 && {
    conversations: { count: unreadConversations, words: `${countWords(unreadConversations)} not opened yet` },
  }),
  ...(questions &&
    questions.open > 0 && { answers: { count: questions.open, words: `${countWords(questions.open)} to answer` } }),
})

/** What is new in all of these together; undefined for nothing. */
export const countOf = (badges: Badges, links: { id: SectionId }[]): number | undefined =>
  links.reduce((sum, { id }) => sum + (badges[id]?.count ?? 0), 0) || undefined
