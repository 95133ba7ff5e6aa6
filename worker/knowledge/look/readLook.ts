import * as z from 'zod/mini'
import type { SiteLook } from '../../../contract/knowledge'
import { takeAttempt } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { resolveByHttps } from '../../platform/http/resolveByHttps'
import { addressJudge } from '../crawl/addressJudge'
import { type Fetched, fetchBounded } from '../crawl/fetchBounded'
import { decodeText } from '../extraction/decodeText'
import { ownKnowledge } from '../sources/ownSources'
import { lookOfPage } from './lookOfPage'
import { mainColor } from './mainColor'

const PAGE_MAX_BYTES = 2 * 1024 * 1024
const SHEET_MAX_BYTES = 512 * 1024
const LOGO_MAX_BYTES = 1024 * 1024
const MOST_SHEETS = 5
const MOST_LOGOS = 3
const NOTHING = { theme_color: undefined, icons: undefined }
/** https://www.w3.org/TR/appmanifest */
const manifestSays = z.object({
  theme_color: z.optional(z.string()),
  icons: z.optional(z.array(z.object({ src: z.string(), sizes: z.optional(z.string()) }))),
})

/** What the business's site calls itself and what it looks like; nothing where it has none or doesn't answer. Throws 404 and 429. */
export async function readLook(ctx: OwnerContext, businessId: string): Promise<SiteLook> {
  const sources = await (await ownKnowledge(ctx, businessId)).sources()
  const site = sources.find(({ kind, pages }) => kind === 'site' && pages > 0)?.url
  if (!site) return {}
  await takeAttempt(ctx, 'look', ctx.actor.customerId)
  const judge = addressJudge(ctx, resolveByHttps(ctx.settings.DNS_OVER_HTTPS_URL))
  const ask = (url: string, accepts: RegExp, maxBytes: number) =>
    fetchBounded(url, { judge, isSameSite: () => true, accepts: (type) => accepts.test(type), maxBytes })
  const page = await ask(site, /html/, PAGE_MAX_BYTES)
  if (page.kind !== 'read') return {}

  const look = lookOfPage(textOf(page), page.url)
  const [manifest = NOTHING, ...sheets] = await Promise.all([
    look.manifest ? ask(look.manifest, /json/, SHEET_MAX_BYTES).then(manifestOf) : undefined,
    ...look.sheets.slice(-MOST_SHEETS).map(async (url) => textOf(await ask(url, /css/, SHEET_MAX_BYTES))),
  ])
  const color = mainColor([...sheets, look.css].join('\n'), [
    ...look.themeColors,
    ...(manifest.theme_color ? [manifest.theme_color] : []),
  ])
  const largest = manifest.icons?.toSorted((one, other) => widthOf(other) - widthOf(one))[0]?.src
  const icons =
    largest && look.manifest && URL.canParse(largest, look.manifest) ? [new URL(largest, look.manifest).href] : []
  const logoUrl = await firstOf([...icons, ...look.logos], (url) => ask(url, /^image\//, LOGO_MAX_BYTES))
  return { ...(look.name && { name: look.name }), ...(color && { color }), ...(logoUrl && { logoUrl }) }
}

const textOf = (fetched: Fetched): string =>
  fetched.kind === 'read' ? decodeText(fetched.bytes, fetched.contentType) : ''

function manifestOf(fetched: Fetched): z.infer<typeof manifestSays> {
  try {
    return manifestSays.parse(JSON.parse(textOf(fetched) || '{}'))
  } catch (error) {
    // What a page builder left malformed says nothing.
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return NOTHING
    throw error
  }
}

const widthOf = ({ sizes = '' }: { sizes?: string | undefined }): number => Number.parseInt(sizes, 10) || 0

/** The first picture that is one. The chat loads it from there, so that it has to come by https. */
async function firstOf(addresses: string[], ask: (url: string) => Promise<Fetched>): Promise<string | undefined> {
  const secure = [...new Set(addresses)].filter((address) => address.startsWith('https:') && address.length <= 500)
  for (const address of secure.slice(0, MOST_LOGOS)) if ((await ask(address)).kind === 'read') return address
  return undefined
}
