import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_FACTS } from '../../contract/facts'
import type { Language } from '../../contract/languages'
import type { Verdict } from '../../worker/answering/check/checkerOf'
import { gather } from '../../worker/answering/gather/gather'
import type { BusinessProfile } from '../../worker/businesses/profile'
import { readSite } from '../../worker/knowledge/extraction/readPage'

const NOW = new Date('2026-11-21T15:00:00Z')

type Asked = { q: string; expect?: { any?: string[]; all?: string[] } }
export type Site = {
  name: string
  profile: BusinessProfile
  /** Its statements as a search would have found them. One object a site, since `gather` remembers what it made of one. */
  found: NonNullable<Parameters<typeof gather>[0]['found']>
  questions: Map<string, Asked>
}

export const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** A site's folder, as eval/lib/sites.mjs describes it: its profile, its pages read as a crawl reads them, its questions by id. */
export function readSiteIn(folder: string, name: string): Site {
  const profile = profileOf(name, readJson(join(folder, name, 'profile.json')))
  const pages = readdirSync(join(folder, name, 'pages'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      html: readFileSync(join(folder, name, 'pages', file), 'utf8'),
      url: `https://${name}.example/${file}`,
    }))
  const path = join(folder, name, 'qa.json')
  const questions: (Asked & { id: string })[] = existsSync(path) ? readJson(path) : []
  const statements = readSite(pages, profile)
  return {
    name,
    profile,
    found: { version: name, whole: true, statements, total: statements.length, holding: {} },
    questions: new Map(questions.map((question) => [question.id, question])),
  }
}

/** What an owner typed: any field may be missing. */
type Typed = Partial<
  Pick<BusinessProfile, 'businessType' | 'location' | 'country' | 'timeZone' | 'currency'> & {
    services: string | string[]
    specialties: string | string[]
    bookingLink: string
    faq: { question: string; answer: string }[]
    facts: Partial<BusinessProfile['facts']>
  }
> & { name: string }

function profileOf(name: string, typed: Typed): BusinessProfile {
  const listed = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : (value ?? null))
  return {
    id: `biz_${name}`,
    customerId: 'cus',
    revision: 1,
    versionId: null,
    name: typed.name,
    businessType: typed.businessType ?? 'other',
    services: listed(typed.services) ?? '',
    location: typed.location ?? null,
    specialties: listed(typed.specialties),
    greeting: '',
    primaryColor: '',
    position: 'bottom-right',
    panelSize: 'standard',
    branding: null,
    phoneRequired: false,
    calendlyUrl: typed.bookingLink ? new URL(typed.bookingLink, `https://${name}.example/`).href : null,
    country: typed.country ?? 'US',
    timeZone: typed.timeZone ?? 'America/New_York',
    currency: typed.currency ?? 'usd',
    isActive: true,
    faqs: (typed.faq ?? []).map((row, at) => ({ id: `faq_${at}`, ...row })),
    facts: { ...NO_FACTS, ...typed.facts },
    plan: { id: 'business', subscriptionStatus: 'active' },
  }
}

/** Whether a sentence passes where no model is asked. */
export const passesUnasked = ({ state }: Verdict): boolean => state === 'pass' || state === 'likely'

/** What the check is given of a site for the reply to a message. */
export const checkInput = (site: Site, text: string, language: Language) => ({
  evidence: gather({ profile: site.profile, page: {}, found: site.found }, { lookup: text }),
  profile: site.profile,
  understood: { lookup: text },
  history: [],
  text,
  now: NOW,
  language,
})
