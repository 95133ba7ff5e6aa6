/**
 * Trains the decision whether a statement of a site stands as the answer to a question, and writes its weights:
 *   node --experimental-transform-types --import ./scripts/lib/typescript.mjs eval/train/quotes.mjs [--check] [FOLDER…]
 * Its examples are the questions of `eval/sites` (or the folders given), each once with the site as it is and once with every right
 * statement deleted, where nothing is right. Prints what leaving a site out gives (with `--check` only that).
 */
import { writeFileSync } from 'node:fs'
import { NO_FACTS } from '../../contract/facts.ts'
import { gather } from '../../worker/answering/gather/gather.ts'
import { quoteFeaturesOf, termsOf } from '../../worker/answering/speak/withoutModel/quotes/features.ts'
import { mayBeSaid, quoteText } from '../../worker/answering/speak/withoutModel/quotes/sayQuote.ts'
import { readSite } from '../../worker/knowledge/extraction/readPage.ts'
import { readSites } from '../lib/sites.mjs'
import { meets, normal } from '../lib/text.mjs'
import { fitLogistic, shareOf } from './logistic.mjs'

const WEIGHTS = new URL('../../worker/answering/speak/withoutModel/quotes/gate.json', import.meta.url).pathname
const MOST_WEIGHED = 30
const REFUSED = 0.9
/** Of the same questions, how many are shown no place of the site that may hold the answer. */
const UNSHOWN = 0.5
/** For what the owner has answered: measured with the other sites' questions, not fitted. */
const OWN_THRESHOLD = 0.3
const RIDGE = 8

const folders = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const sites = (folders.length > 0 ? folders : ['eval/sites']).flatMap((folder) => readSites(folder))
const cases = sites.flatMap(casesOf)
const measured = leavingSitesOut(cases)
const threshold = thresholdFor(measured, REFUSED)
const place = thresholdFor(measured, UNSHOWN)
report(measured, [place, threshold])
if (!process.argv.includes('--check')) {
  const names = Object.keys(cases.find(({ candidates }) => candidates.length > 0)?.candidates[0].features ?? {})
  const rounded = (value) => Number(value.toFixed(4))
  const { likely, sure } = fitBoth(cases)
  const gate = {
    weights: Object.fromEntries(
      names.map((name, at) => [name, [likely, sure].map(({ weights }) => rounded(weights[at]))]),
    ),
    bias: [likely.bias, sure.bias].map(rounded),
    ownThreshold: OWN_THRESHOLD,
    threshold: rounded(threshold),
    place: rounded(place),
  }
  writeFileSync(WEIGHTS, `${JSON.stringify(gate, null, 2)}\n`)
}

/** The questions of a site that can be looked up, each with its candidates, as it is and with its right answers deleted. */
function casesOf({ name, profile, questions, files }) {
  const typed = (value) => (Array.isArray(value) ? value.join(', ') : (value ?? ''))
  const business = {
    name: profile.name,
    services: typed(profile.services),
    specialties: typed(profile.specialties) || null,
    location: typed(profile.location) || null,
    calendlyUrl: null,
    country: profile.country ?? 'US',
    currency: 'USD',
    facts: NO_FACTS,
    faqs: (profile.faq ?? []).map((faq, at) => ({ id: String(at), ...faq })),
  }
  const pages = [...files].map(([file, html]) => ({ html, url: `https://site.example/${file}` }))
  const statements = readSite(pages, business)
  return questions
    .filter(({ needsLeadCapture, needsScheduling }) => !needsLeadCapture && !needsScheduling)
    .flatMap((question) => {
      const isRight = (statement, among = statements) => {
        const text = normal(`${statement.trail.at(-1) ?? ''} ${statement.text}`.replaceAll(' | ', ' '))
        const said = normal(quoteText(statement, question.q, { statements: among }))
        const { any, all } = question.expect ?? {}
        const holds = question.expect && (meets(question.expect, said) || meets(question.expect, text))
        return Boolean(holds && (any || all)) && !(question.mustNot ?? []).some((one) => meets({ any: [one] }, said))
      }
      const ask = (kept, faqs, kind) => {
        const found = { version: kind, whole: true, statements: kept, total: kept.length, holding: {} }
        const evidence = gather({ profile: { ...business, faqs }, page: {}, found }, { lookup: question.q })
        const terms = termsOf(evidence, question.q)
        const candidates = evidence.ranked.slice(0, MOST_WEIGHED).flatMap(({ statement }, at) =>
          mayBeSaid(statement)
            ? [
                {
                  statement,
                  features: quoteFeaturesOf(evidence, terms, at),
                  label: isRight(statement, kept) ? 1 : 0,
                },
              ]
            : [],
        )
        return { site: name, kind, q: question.q, candidates }
      }
      if (!question.expect) return [ask(statements, business.faqs, 'refuse')]
      const faqs = business.faqs.filter(
        ({ question: asked, answer }) => !isRight({ trail: [asked], text: answer, kind: 'faq', source: {} }),
      )
      return [
        ask(statements, business.faqs, 'answer'),
        ask(
          statements.filter((one) => !isRight(one, [one])),
          faqs,
          'deleted',
        ),
      ]
    })
}

/** What orders the candidates learns from all of them; what says whether the first of them is right, from the first alone. */
function fitBoth(some) {
  const examples = (candidates) =>
    candidates.map(({ features, label }) => ({ features: Object.values(features), label }))
  const likely = fitLogistic(
    some.flatMap(({ candidates }) => examples(candidates)),
    RIDGE,
  )
  const firsts = some.flatMap(({ candidates }) => firstOf(likely, candidates) ?? [])
  return { likely, sure: fitLogistic(examples(firsts), RIDGE) }
}

function firstOf(likely, candidates) {
  const shares = new Map(candidates.map((one) => [one, shareOf(likely, Object.values(one.features))]))
  return candidates.toSorted((a, b) => shares.get(b) - shares.get(a))[0]
}

function leavingSitesOut(all) {
  return [...new Set(all.map(({ site }) => site))].flatMap((left) => {
    const { likely, sure } = fitBoth(all.filter(({ site }) => site !== left))
    return all
      .filter(({ site }) => site === left)
      .map((one) => {
        const best = firstOf(likely, one.candidates)
        return { ...one, best, share: best ? shareOf(sure, Object.values(best.features)) : 0 }
      })
  })
}

/** Where so many of the questions without an answer stay below, the deleted ones too. */
function thresholdFor(all, share) {
  const without = all
    .filter(({ kind }) => kind !== 'answer')
    .map(({ share }) => share)
    .toSorted((a, b) => a - b)
  return (without[Math.floor(share * without.length)] ?? 1) + 1e-4
}

function report(all, chosen) {
  const of = (kind) => all.filter((one) => one.kind === kind)
  const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}% of ${whole}`
  for (const limit of [0, 0.3, 0.4, 0.5, 0.6, 0.7, ...chosen]) {
    const said = of('answer').filter(({ share }) => share >= limit)
    const refused = (kind) => percent(of(kind).filter(({ share }) => share < limit).length, of(kind).length)
    console.log(
      `${limit.toFixed(3)}: right ${percent(said.filter(({ best }) => best?.label === 1).length, of('answer').length)}, wrong ${percent(said.filter(({ best }) => best?.label !== 1).length, of('answer').length)}; refused: unanswerable ${refused('refuse')}, deleted ${refused('deleted')}`,
    )
  }
}
