/**
 * What the check does to sentences that are known to be true or false, without a model or a server:
 * node … eval/train/measureCheck.ts [--show] SET…, a SET being FOLDER_OF_SITES:REPLIES.json:LIES.json. Totals alone without --show.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_FACTS } from '../../contract/facts'
import type { Language } from '../../contract/languages'
import { checkerOf, type Verdict } from '../../worker/answering/check/checkerOf'
import { gather } from '../../worker/answering/gather/gather'
import { quoteText } from '../../worker/answering/speak/withoutModel/quotes/sayQuote'
import type { BusinessProfile } from '../../worker/businesses/profile'
import { readSite } from '../../worker/knowledge/extraction/readPage'
import { sentencesOf } from '../../worker/text/sentences'

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const NOW = new Date('2026-11-21T15:00:00Z')

export type Site = {
  name: string
  profile: BusinessProfile
  statements: ReturnType<typeof readSite>
  questions: Map<string, Asked>
}
type Asked = { q: string; expect?: { any?: string[]; all?: string[] } }

export function siteIn(folder: string, name: string): Site {
  const typed = readJson(join(folder, name, 'profile.json'))
  const list = (value: unknown) => (Array.isArray(value) ? value.join(', ') : (value ?? null))
  const profile = {
    id: `biz_${name}`,
    customerId: 'cus',
    revision: 1,
    versionId: null,
    name: typed.name,
    businessType: typed.businessType ?? 'other',
    services: list(typed.services) ?? '',
    location: typed.location ?? null,
    specialties: list(typed.specialties),
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
    faqs: (typed.faq ?? []).map((row: { question: string; answer: string }, at: number) => ({
      id: `faq_${at}`,
      ...row,
    })),
    facts: { ...NO_FACTS, ...typed.facts },
    plan: { id: 'business', subscriptionStatus: 'active' },
  } as unknown as BusinessProfile
  const pages = readdirSync(join(folder, name, 'pages'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      html: readFileSync(join(folder, name, 'pages', file), 'utf8'),
      url: `https://${name}.example/${file}`,
    }))
  const qa = join(folder, name, 'qa.json')
  const questions = new Map<string, Asked>(
    (existsSync(qa) ? readJson(qa) : []).map((one: Asked & { id: string }) => [one.id, one]),
  )
  return { name, profile, statements: readSite(pages, profile), questions }
}

/** Where no model is asked. */
export const passes = ({ state }: Verdict): boolean => state === 'pass' || state === 'likely'
export const checkerFor = (site: Site, text: string, language: Language) => checkerOf(checkedFor(site, text, language))

export function checkedFor(site: Site, text: string, language: Language) {
  const found = {
    version: site.name,
    whole: true,
    statements: site.statements,
    total: site.statements.length,
    holding: {},
  }
  const known = founds.get(site) ?? found
  founds.set(site, known)
  const evidence = gather({ profile: site.profile, page: {}, found: known }, { lookup: text })
  return {
    evidence,
    profile: site.profile,
    understood: { lookup: text },
    history: [],
    text,
    now: NOW,
    language,
  }
}
const founds = new Map<Site, Parameters<typeof gather>[0]['found'] & object>()

type Row = {
  id: string
  natural?: string
  close?: string
  reply?: string
  lie?: string
  kind?: string
  typed?: boolean
  language?: Language
  question?: string
  site?: string
  truth?: string
  false?: string
}
const show = process.argv.includes('--show')
const times: number[] = []

export function visited(site: Site, text: string, reply: string, language: Language) {
  const check = checkerFor(site, text, language)
  check('Hello.')
  return sentencesOf(reply).map((sentence) => {
    const from = performance.now()
    const verdict = check(sentence)
    times.push(performance.now() - from)
    const instead = passes(verdict)
      ? sentence
      : verdict.instead
        ? quoteText(verdict.instead, '', { statements: [] })
        : ''
    return { sentence, verdict, instead }
  })
}

function measure(set: string): void {
  const [folder = '', repliesFile, liesFile] = set.split(':')
  const sites = new Map<string, Site>()
  const siteOf = (row: Row): Site => {
    const name = row.site ?? row.id.replace(/-\d+$/, '')
    const site = sites.get(name) ?? siteIn(folder, name)
    sites.set(name, site)
    return site
  }
  if (repliesFile) {
    const tally = new Map<
      string,
      { replies: number; whole: number; sentences: number; passed: number; right: number; rightRaw: number }
    >()
    for (const row of readJson(repliesFile) as Row[]) {
      const site = siteOf(row)
      const asked = site.questions.get(row.id)
      for (const [kind, reply] of [
        ['natural', row.natural],
        ['close', row.close],
        ['reply', row.reply],
        ['truth', row.truth],
      ] as const) {
        if (!reply) continue
        const said = visited(site, row.question ?? asked?.q ?? '', reply, row.language ?? 'en')
        const key = row.language ? `reply ${row.language}` : kind
        const one = tally.get(key) ?? { replies: 0, whole: 0, sentences: 0, passed: 0, right: 0, rightRaw: 0 }
        tally.set(key, one)
        const passed = said.filter(({ verdict }) => passes(verdict)).length
        one.replies += 1
        one.whole += passed === said.length ? 1 : 0
        one.sentences += said.length
        one.passed += passed
        if (asked?.expect) {
          one.rightRaw += meets(asked.expect, reply) ? 1 : 0
          one.right +=
            meets(asked.expect, reply) && meets(asked.expect, said.map(({ instead }) => instead).join(' ')) ? 1 : 0
        }
        if (show)
          for (const { sentence, verdict, instead } of said)
            if (!passes(verdict))
              console.log(
                `TRUE STOPPED ${row.id} ${kind} [${verdict.state}: ${verdict.why}]\n   Q ${row.question ?? asked?.q}\n   S ${sentence}\n   > ${instead}`,
              )
      }
    }
    for (const [key, one] of tally)
      console.log(
        `${key}: sentences passed ${one.passed}/${one.sentences} (${pct(one.passed, one.sentences)}), replies whole ${one.whole}/${one.replies}, right ${one.right}/${one.rightRaw}`,
      )
  }
  if (liesFile) {
    const tally = new Map<string, [out: number, of: number]>()
    for (const row of readJson(liesFile) as Row[]) {
      const site = siteOf(row)
      const text = site.questions.get(row.id)?.q ?? row.question ?? ''
      const reply = row.reply ?? row.false ?? ''
      const said = visited(site, text, reply, row.language ?? 'en')
      const seen = said.map(({ instead }) => instead).join(' ')
      const isOut = row.lie
        ? new RegExp(row.lie, 'i').test(seen.replaceAll('’', "'"))
        : said.some(({ sentence, verdict }) => passes(verdict) && sentence)
      const key = row.language
        ? 'lies abroad'
        : row.typed === undefined
          ? `own: ${row.kind ?? ''}`
          : row.typed
            ? 'typed'
            : 'untyped'
      const [out, of] = tally.get(key) ?? [0, 0]
      tally.set(key, [out + (isOut ? 1 : 0), of + 1])
      if (show && isOut)
        console.log(
          `LIE OUT ${row.id} ${key} ${row.kind ?? ''}\n   Q ${text}\n   S ${reply}\n   > ${said.map(({ verdict, instead }) => `${verdict.state}: ${instead}`).join(' || ')}`,
        )
    }
    for (const [key, [out, of]] of tally) console.log(`${key}: ${out}/${of} out (${pct(out, of)})`)
  }
}

const pct = (some: number, all: number): string => `${all === 0 ? 0 : Math.round((1000 * some) / all) / 10}%`
function meets({ any = [], all = [] }: { any?: string[]; all?: string[] }, reply: string): boolean {
  const text = reply.replace(/[’‘]/g, "'").replace(/[–—]/g, '-')
  const holds = (pattern: string) =>
    /^\/.*\/$/.test(pattern)
      ? new RegExp(pattern.slice(1, -1), 'i').test(text)
      : text.toLowerCase().includes(pattern.toLowerCase())
  return (any.length === 0 || any.some(holds)) && all.every(holds)
}

if (process.argv[1]?.endsWith('measureCheck.ts')) {
  for (const set of process.argv.slice(2).filter((one) => !one.startsWith('--'))) measure(set)
  const sorted = times.toSorted((a, b) => a - b)
  console.log(
    `ms a sentence: median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(2)}, 99th ${sorted[Math.floor(sorted.length * 0.99)]?.toFixed(2)}`,
  )
}
