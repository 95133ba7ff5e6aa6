import * as z from 'zod/mini'
import { faqRequest } from './businesses'
import { source } from './chat'
import { businessFacts } from './facts'
import { isWebLink, requiredText, withScheme } from './text'

const SOURCE_KINDS = ['site', 'text', 'file'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]
const SOURCE_STATUSES = ['queued', 'crawling', 'ready', 'failed'] as const
export type SourceStatus = (typeof SOURCE_STATUSES)[number]

/** The most sites, texts and files of a business together. */
export const SOURCES_MAX = 20
export const SOURCE_TEXT_MAX = 50_000
export const SOURCE_FILE_MAX_BYTES = 10 * 1024 * 1024
export const CRAWL_PAGES_MAX = 300
/** Once a site's first reading has come so far, answers stand on what was read. */
export const FIRST_PAGES = 20
export const CRAWL_BYTES_MAX = 20 * 1024 * 1024

const INVALID_SITE = 'Please enter the address of a website, such as www.example.com'
const webAddress = z
  .string(INVALID_SITE)
  .check(z.overwrite(withScheme), z.maxLength(500, INVALID_SITE), z.refine(isWebLink, INVALID_SITE))

/** A website to read (`url`), or text as it is (`text`). */
export const sourceRequest = z
  .object({
    url: z.optional(webAddress),
    title: z.optional(requiredText('Please give it a title', 120)),
    text: z.optional(requiredText('Please write or paste some text', SOURCE_TEXT_MAX)),
  })
  .check(
    z.refine(({ url, text }) => (url === undefined) !== (text === undefined), {
      error: 'Please send the address of a website or some text',
      path: ['url'],
    }),
  )
export type SourceRequest = z.infer<typeof sourceRequest>

export const sourceAccepted = z.object({ id: z.string(), status: z.enum(SOURCE_STATUSES) })

/** Pages left out for one reason: how many, and some of their addresses. */
const skippedPages = z.object({ reason: z.string(), count: z.number(), urls: z.array(z.string()) })
export type SkippedPages = z.infer<typeof skippedPages>

export const knowledgeSource = z.object({
  id: z.string(),
  kind: z.enum(SOURCE_KINDS),
  title: z.string(),
  url: z.optional(z.string()),
  status: z.enum(SOURCE_STATUSES),
  /** Pages read so far; during another reading, of that one. */
  pages: z.number(),
  /** Pages found and not read yet. */
  waiting: z.number(),
  passages: z.number(),
  /** A sentence for the owner. */
  error: z.optional(z.string()),
  skipped: z.array(skippedPages),
  createdAt: z.string(),
  /** When it was last read completely. */
  readAt: z.optional(z.string()),
  /** When it will be read again. */
  nextReadAt: z.optional(z.string()),
})
export type KnowledgeSource = z.infer<typeof knowledgeSource>

const PROPOSAL_KINDS = [
  'hours',
  'phones',
  'emergencyPhone',
  'emails',
  'addresses',
  'areas',
  'payments',
  'languages',
  'prices',
  'policies',
  'faq',
] as const

/** Something found in a source that becomes a fact or FAQ row once the owner confirms it. */
export const proposal = z.object({
  id: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  /** As it would be said. */
  text: z.string(),
  source,
  /** What the owner's own facts say, if it differs. */
  told: z.optional(z.string()),
  /** What is read elsewhere of the same thing: other prices of a name, days with other hours. */
  also: z.optional(z.string()),
  facts: z.optional(z.partial(businessFacts)),
  faq: z.optional(z.object({ question: z.string(), answer: z.string() })),
})
export type Proposal = z.infer<typeof proposal>

/** What its owner dismissed, or put something else in the place of: the business's sources say it, and the business doesn't. */
export type Withdrawn = Pick<Proposal, 'facts' | 'faq'>

/** A line of the sources that looks like one of these and was not read into a proposal: it is quoted, and its owner is told. */
export const leftOut = z.object({ kind: z.enum(['hours', 'prices', 'areas']), text: z.string() })
export type LeftOut = z.infer<typeof leftOut>

/** What the owner says in the place of a proposal. */
export const proposalMend = z.object({ facts: z.optional(z.partial(businessFacts)), faq: z.optional(faqRequest) })
export type ProposalMend = z.infer<typeof proposalMend>

/** What a business's site calls itself and what it looks like, each where it was found. */
export const siteLook = z.object({
  name: z.optional(z.string()),
  color: z.optional(z.string()),
  logoUrl: z.optional(z.string()),
})
export type SiteLook = z.infer<typeof siteLook>

export const acceptRequest = z.object({
  ids: z
    .array(z.string('Please list the proposals'))
    .check(
      z.minLength(1, 'Please list at least one proposal'),
      z.maxLength(200, 'Please accept at most 200 at a time'),
    ),
})
