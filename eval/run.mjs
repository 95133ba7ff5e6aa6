import { writeFileSync } from 'node:fs'
import { costLines } from './lib/cost.mjs'
import { addUp } from './lib/counts.mjs'
import { readOptions } from './lib/options.mjs'
import { linesOf, printCases } from './lib/report.mjs'
import { runHttp } from './lib/runHttp.mjs'
import { runMessages } from './lib/runMessages.mjs'
import { runOffline } from './lib/runOffline.mjs'
import { readSites, readVerdicts } from './lib/sites.mjs'
import { measureRaw } from './measure/raw.mjs'

async function run(options) {
  const sites = readSites(options.folder, options.recordedIn).filter(
    ({ name }) => !options.only || name === options.only,
  )
  if (sites.length === 0) throw new Error(`There is no site with a qa.json in ${options.folder}`)
  const asked = options.replies && !options.offline ? sites.filter(isRecorded) : sites
  const verdicts = readVerdicts(...options.verdictFiles)
  const { results, open } = await runnerOf(options)(asked, options, verdicts)
  if (options.isFrozen && options.parts.has('languages') && !options.raw) {
    const abroad = await runAbroad(options, verdicts)
    results.push(...abroad.results)
    open.push(...abroad.open)
  }
  if (options.offline && !options.only) results.push(await runMessages(options.folder, options.parts))
  if (options.fails) await printFails(results, asked, options, verdicts)
  report(results, options)
  if (options['ask-verdicts']) write(options['ask-verdicts'], open)
  if (open.length > 0) console.log(`${open.length} questions of yes or no were not in the recorded verdicts`)
}

function runnerOf({ raw, offline }) {
  if (raw) return (sites) => ({ results: sites.map((site) => ({ site: site.name, ...measureRaw(site) })), open: [] })
  return offline ? runOffline : runHttp
}

/** What was frozen in other languages is of businesses that the sites for working on hold. */
async function runAbroad(options, verdicts) {
  const sites = readSites(options.home, undefined, options.folder).filter(({ languages }) => languages.length > 0)
  return runnerOf(options)(sites, { ...options, parts: new Set(['languages']) }, verdicts)
}

const isRecorded = ({ replies, lies, dialogues, languages }) =>
  replies.size + lies.length + dialogues.length + languages.length > 0

const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

function report(results, options) {
  const total = addUp(results.map(({ counts }) => counts))
  if (options.sites) for (const { site, counts } of results) console.log(`\n${site}\n${linesOf(counts).join('\n')}`)
  console.log(`\n${results.length === 1 ? results[0].site : 'TOTAL'}\n${linesOf(total).join('\n')}`)
  const tokens = results.flatMap((one) => one.tokens ?? [])
  if (options.cost) console.log(`\n${costLines(tokens).join('\n')}`)
  if (options['for-readers'])
    write(
      options['for-readers'],
      results.flatMap(({ replies }) => replies ?? []),
    )
  if (!options.json) return
  const shown = results.map(({ replies: _, ...one }) => one)
  write(options.json, options.isFrozen ? { total } : { total, results: shown })
}

/** Over HTTP nobody says why a sentence was changed: the same replies are put through the engine in this process, which does. */
async function printFails(results, sites, options, verdicts) {
  const told =
    options.offline || options.raw || !options.replies
      ? []
      : (await runOffline(sites, { ...options, parts: new Set(['questions']) }, verdicts)).results
  const reasons = new Map(
    told.flatMap(({ changes }) => changes).map((one) => [`${one.wording} ${one.id} ${one.sentence}`, one]),
  )
  for (const { cases, changes } of results)
    printCases({
      cases,
      changes: changes.map((one) => ({ ...reasons.get(`${one.wording} ${one.id} ${one.sentence}`), ...one })),
    })
}

const options = readOptions()
if (options) await run(options)
