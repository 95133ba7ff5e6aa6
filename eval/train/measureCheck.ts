/**
 * What the check does to sentences that are known to be true or false, without a model or a server:
 * node … eval/train/measureCheck.ts [--show] SET…, a SET being FOLDER_OF_SITES:REPLIES.json:LIES.json. Totals alone without --show.
 */
import type { Language } from '../../contract/languages'
import { checkerOf, type Verdict } from '../../worker/answering/check/checkerOf'
import { quoteText } from '../../worker/answering/speak/withoutModel/quotes/sayQuote'
import { sentencesOf } from '../../worker/text/sentences'
import { meets, normal } from '../lib/text.mjs'
import { checkInput, passesUnasked, readJson, readSiteIn, type Site } from './sites'

type Row = { id: string; site?: string; question?: string; language?: Language }
/** True replies to one message, in as many ways as somebody wrote them. */
type ReplyRow = Row & Partial<Record<(typeof WAYS)[number], string>>
/** A reply that isn't true. `lie`: a pattern for what isn't true in it; without one, all of it. */
type LieRow = Row & { reply?: string; false?: string; lie?: string; kind?: string; typed?: boolean }

const WAYS = ['natural', 'close', 'reply', 'truth'] as const
const show = process.argv.includes('--show')
const sites = new Map<string, Site>()

function siteOf(folder: string, row: Row): Site {
  const name = row.site ?? row.id.replace(/-\d+$/, '')
  const site = sites.get(`${folder}/${name}`) ?? readSiteIn(folder, name)
  sites.set(`${folder}/${name}`, site)
  return site
}

/** A sentence of a reply, what the check says of it, what a visitor reads instead, and how long the check took. */
type Checked = { sentence: string; verdict: Verdict; instead: string; ms: number }

function checkSentences(site: Site, text: string, reply: string, language: Language): Checked[] {
  const check = checkerOf(checkInput(site, text, language))
  // The first call also pays for what the check prepares once a message.
  check('Hello.')
  return sentencesOf(reply).map((sentence) => {
    const from = performance.now()
    const verdict = check(sentence)
    return { sentence, verdict, instead: saidInstead(sentence, verdict), ms: performance.now() - from }
  })
}

function saidInstead(sentence: string, verdict: Verdict): string {
  if (passesUnasked(verdict)) return sentence
  return verdict.instead ? quoteText(verdict.instead, '', { statements: [] }) : ''
}

const readAsOne = (checked: Checked[]): string => checked.map(({ instead }) => instead).join(' ')

function measureReplies(folder: string, rows: ReplyRow[]): Checked[] {
  const tally = new Map<
    string,
    { replies: number; whole: number; sentences: number; passed: number; right: number; rightAsWritten: number }
  >()
  const all: Checked[] = []
  for (const row of rows) {
    const site = siteOf(folder, row)
    const asked = site.questions.get(row.id)
    const question = row.question ?? asked?.q ?? ''
    for (const way of WAYS) {
      const reply = row[way]
      if (!reply) continue
      const checked = checkSentences(site, question, reply, row.language ?? 'en')
      all.push(...checked)
      const key = row.language ? `reply ${row.language}` : way
      const one = tally.get(key) ?? { replies: 0, whole: 0, sentences: 0, passed: 0, right: 0, rightAsWritten: 0 }
      tally.set(key, one)
      const passed = checked.filter(({ verdict }) => passesUnasked(verdict)).length
      one.replies += 1
      one.whole += passed === checked.length ? 1 : 0
      one.sentences += checked.length
      one.passed += passed
      if (asked?.expect && meets(asked.expect, normal(reply))) {
        one.rightAsWritten += 1
        one.right += meets(asked.expect, normal(readAsOne(checked))) ? 1 : 0
      }
      if (show) printStopped(`${row.id} ${way}`, question, checked)
    }
  }
  for (const [key, one] of tally)
    console.log(
      `${key}: sentences passed ${one.passed}/${one.sentences} (${pct(one.passed, one.sentences)}), replies whole ${one.whole}/${one.replies}, right ${one.right}/${one.rightAsWritten}`,
    )
  return all
}

function printStopped(title: string, question: string, checked: Checked[]): void {
  for (const { sentence, verdict, instead } of checked)
    if (!passesUnasked(verdict))
      console.log(
        `TRUE STOPPED ${title} [${verdict.state}: ${verdict.why}]\n   Q ${question}\n   S ${sentence}\n   > ${instead}`,
      )
}

function measureLies(folder: string, rows: LieRow[]): Checked[] {
  const tally = new Map<string, { out: number; of: number }>()
  const all: Checked[] = []
  for (const row of rows) {
    const site = siteOf(folder, row)
    const question = site.questions.get(row.id)?.q ?? row.question ?? ''
    const reply = row.reply ?? row.false ?? ''
    const checked = checkSentences(site, question, reply, row.language ?? 'en')
    all.push(...checked)
    const isOut = isLieOut(row, checked)
    const key = kindOfLie(row)
    const one = tally.get(key) ?? { out: 0, of: 0 }
    tally.set(key, one)
    one.out += isOut ? 1 : 0
    one.of += 1
    if (show && isOut) {
      const said = checked.map(({ verdict, instead }) => `${verdict.state}: ${instead}`).join(' || ')
      console.log(`LIE OUT ${row.id} ${key} ${row.kind ?? ''}\n   Q ${question}\n   S ${reply}\n   > ${said}`)
    }
  }
  for (const [key, { out, of }] of tally) console.log(`${key}: ${out}/${of} out (${pct(out, of)})`)
  return all
}

const isLieOut = ({ lie }: LieRow, checked: Checked[]): boolean =>
  lie
    ? new RegExp(lie, 'i').test(readAsOne(checked).replaceAll('’', "'"))
    : checked.some(({ verdict }) => passesUnasked(verdict))

function kindOfLie({ language, typed, kind }: LieRow): string {
  if (language) return 'lies abroad'
  if (typed === undefined) return `own: ${kind ?? ''}`
  return typed ? 'typed' : 'untyped'
}

const pct = (some: number, all: number): string => `${all === 0 ? 0 : Math.round((1000 * some) / all) / 10}%`

const sets = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const checked = sets.flatMap((set) => {
  const [folder = '', replies, lies] = set.split(':')
  return [
    ...(replies ? measureReplies(folder, readJson(replies)) : []),
    ...(lies ? measureLies(folder, readJson(lies)) : []),
  ]
})
const times = checked.map(({ ms }) => ms).toSorted((a, b) => a - b)
const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(2)
console.log(`ms a sentence: median ${at(0.5)}, 99th ${at(0.99)}`)
