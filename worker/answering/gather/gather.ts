import type { Language } from '../../../contract/languages'
import type { BusinessProfile } from '../../businesses'
import { type Found, type Statement, withoutPast, withoutWithdrawn } from '../../knowledge'
import { Recent } from '../../platform/recent'
import { languageOf } from '../../text/languageOf'
import { dateOf, todayIn } from '../../text/localDays'
import type { Understood } from '../understand/understood'
import type { Evidence, Grounds } from './evidence'
import { isTrap } from './isTrap'
import { isOverruled } from './overruled'
import { rank } from './rank'
import { rarityIn } from './rarity'
import { inTheirWords, readQuestion } from './readQuestion'
import { entryOf, type IndexEntry, indexEntries, indexStatements, type SearchIndex } from './searchIndex'
import { siteLanguage } from './siteLanguage'
import { statementsOfPage } from './statementsOfPage'
import { statementsOfProfile } from './statementsOfProfile'

const ofProfiles = new Recent<SearchIndex>(100)
const ofPages = new Recent<Statement[]>(50)
/** The site of a small business is the same object for as long as its version lives; of a large one the same statements come again. */
const ofSites = new WeakMap<Found, { facts: string; index: SearchIndex }>()
const ofStatements = new Recent<IndexEntry>(5_000)

/** `language`: what the visitor writes in, where that is known. */
type Asked = Pick<Understood, 'lookup'> & Partial<Pick<Understood, 'language'>>

/** All that the business says, the likeliest to answer first. */
export function gather(grounds: Grounds, { lookup, language }: Asked): Evidence {
  const { profile, found, now } = grounds
  const site = found && indexOfSite(found, profile, now)
  const indexes = [indexOfProfile(profile), ...(site ? [site] : [])]
  const rarity = rarityIn(indexes, found)
  // What was offered until a day that is over is neither answered with nor shown.
  const all = indexes.flatMap(({ entries }) => entries.map(({ statement }) => statement))
  const statements = now ? withoutPast(all, now) : all
  const still = new Set(statements)
  const home = siteLanguage({ statements })
  const said = language ?? languageOf(lookup)
  const spoken = said === home ? undefined : said
  const asked = readQuestion(lookup, indexes, { rarity, locale: profile, spoken })
  // A page in another language than the site's is there for those who speak it.
  const isForOthers = (url: string | undefined) =>
    url !== undefined && language === home && ![undefined, language].includes(languageOfPage(grounds, url))
  return {
    statements,
    page: pageOf(grounds),
    whole: found?.whole ?? true,
    ranked: rank(asked, indexes, found?.alike ?? []).filter(
      ({ statement }) => still.has(statement) && !isForOthers(statement.source.url),
    ),
    lookup: spoken ? lookup : inTheirWords(lookup, indexes),
    rarity,
    ...(spoken && { spoken }),
  }
}

const LANGUAGE_SAMPLE = 2_000
const languagesOfPages = new Recent<{ language: Language | undefined }>(500)
/** By what all of it says: a row by itself is mostly names. */
function languageOfPage({ profile, found }: Grounds, url: string): Language | undefined {
  return languagesOfPages.get(`${profile.id} ${found?.version} ${url}`, () => {
    const said = (found?.statements ?? []).filter(({ source }) => source.url === url)
    return {
      language: languageOf(
        said
          .map(({ text }) => text)
          .join('\n')
          .slice(0, LANGUAGE_SAMPLE),
      ),
    }
  }).language
}

/** What a save leaves as it was is not read again, whichever object it came in. */
function indexOfProfile(profile: BusinessProfile): SearchIndex {
  const { name, services, specialties, location, calendlyUrl, country, currency, facts, faqs } = profile
  const key = JSON.stringify([name, services, specialties, location, calendlyUrl, country, currency, facts, faqs])
  return ofProfiles.get(key, () => indexStatements(statementsOfProfile(profile)))
}

function indexOfSite(found: Found, profile: BusinessProfile, now = new Date()): SearchIndex {
  const { hours, prices, phones, emails } = profile.facts
  const withdrawn = Object.values(profile.withdrawn ?? {})
  const today = dateOf(todayIn(now, profile.timeZone))
  const asWithdrawn = withdrawn.length > 0 ? [withdrawn, profile.facts, today] : []
  const facts = JSON.stringify([hours, prices, phones, emails, profile.calendlyUrl, profile.currency, ...asWithdrawn])
  const known = ofSites.get(found)
  if (known?.facts === facts) return known.index
  const entry = (one: Statement) =>
    ofStatements.get(`${profile.id} ${found.version} ${one.source.url} ${one.id} ${one.text}`, () => entryOf(one))
  const left = withoutWithdrawn(found.statements, { ...profile, withdrawn, today })
  const said = left.filter((one) => !isOverruled(one, profile) && !isTrap(one, profile))
  const index = indexEntries(said.map(found.whole ? entryOf : entry))
  ofSites.set(found, { facts, index })
  return index
}

/** What the site's own reading has of a page is the site's word, and all that is needed of it. */
function pageOf({ page, found, profile }: Grounds): Statement[] {
  if (!page.content || found?.statements.some(({ source }) => source.url === page.url)) return []
  return ofPages.get(`${page.url}\n${page.title}\n${page.content}`, () =>
    statementsOfPage(page, profile).filter((one) => !isTrap(one, profile)),
  )
}
