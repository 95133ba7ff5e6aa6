import { addUp, of, share } from './lib/counts.mjs'
import { PARTS } from './lib/options.mjs'
import { runMessages } from './lib/runMessages.mjs'
import { runOffline } from './lib/runOffline.mjs'
import { readJson, readSites, readVerdicts } from './lib/sites.mjs'

// What a change of the engine must not lose: a part of the frozen set, put through it in this process and held against gate.json.
// Totals alone are shown: what is mended for a single case of it would no longer tell anything.
const FROZEN = `${import.meta.dirname}/frozen`
const { sites: names, parts, floors } = readJson(`${import.meta.dirname}/gate.json`)
const sites = readSites(FROZEN).filter(({ name }) => names.includes(name))
if (sites.length !== names.length) throw new Error(`Not all of ${names.join(', ')} are in ${FROZEN}`)

const options = { parts: new Set(parts.filter((part) => PARTS.includes(part))) }
const { results } = await runOffline(sites, options, readVerdicts(`${FROZEN}/verdicts.json`))
const counts = addUp([...results, await runMessages(FROZEN, options.parts)].map((one) => one.counts))

const at = (path) => path.split('.').reduce((inside, key) => inside?.[key], counts) ?? 0
let failed = 0
for (const { what, of: whole, atLeast, atMost } of floors) {
  const reached = share(at(what), at(whole))
  const isHeld = (atLeast === undefined || reached >= atLeast) && (atMost === undefined || reached <= atMost)
  if (!isHeld) failed += 1
  const bound = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
  console.log(
    `${isHeld ? 'held' : 'LOST'}  ${what.padEnd(28)} ${of(at(what), at(whole)).padEnd(10)} ${reached.toFixed(2)} (${bound})`,
  )
}
process.exitCode = failed > 0 ? 1 : 0
