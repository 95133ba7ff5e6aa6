import { type BusinessFacts, NO_FACTS } from '../../../contract/facts'
import type { BusinessProfile } from '../../businesses/profile'
import type { SitePassage } from '../../knowledge/found'
import type { Question } from '../answerer'
import { electrician, SATURDAY_MORNING } from './ask'

export const faqs = (...rows: [question: string, answer: string][]): BusinessProfile['faqs'] =>
  rows.map(([question, answer], at) => ({ id: `faq_${at}`, question, answer }))

type Row = [trail: string, text: string, kind?: SitePassage['kind']]
/** What stands on a site, each saying in a block of its own. */
export const pages = (host: string, rows: Row[]): SitePassage[] =>
  rows.map(([trail, text, kind = 'sentence'], at) => {
    const [title = ''] = trail.split(' / ')
    const source = { title, url: `https://${host}/${title.toLowerCase()}` }
    return { id: `p${at}`, source, trail: trail.split(' / '), kind, text, block: at }
  })

/** All of a question to a business but its words. */
export const question = (profile: BusinessProfile, passages: SitePassage[] = []): Omit<Question, 'text'> => ({
  profile,
  history: [],
  page: {},
  found: { version: 'v1', whole: true, passages, total: passages.length, holding: {} },
  now: SATURDAY_MORNING,
})

export const business = (over: Partial<BusinessProfile>, facts: Partial<BusinessFacts>, passages?: SitePassage[]) =>
  question(electrician({ ...over, facts: { ...NO_FACTS, ...facts } }), passages)
