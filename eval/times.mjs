/** `npm run eval:times -- [--set frozen|others] [--fails]`: of ways to ask for a time, how many are read right. Of the frozen ones only totals are shown. */
import { readFile } from 'node:fs/promises'
import { readTimes } from './measure/times.mjs'

const isFrozen = process.argv.includes('frozen')
const file = isFrozen ? 'frozen/times' : process.argv.includes('others') ? 'sites/times-by-others' : 'sites/times'
const cases = JSON.parse(await readFile(new URL(`${file}.json`, import.meta.url), 'utf8'))
const read = readTimes(cases)
const count = (verdict) => read.filter((one) => one.verdict === verdict).length
console.log(
  `${cases.length} ways to ask: ${count('right')} right, ${count('asked back')} asked back, ${count('wrong')} wrong`,
)
if (process.argv.includes('--fails') && !isFrozen)
  for (const { say, verdict, fault, when } of read.filter((one) => one.verdict !== 'right'))
    console.log(`${verdict}: “${say}” ${fault}\n  ${JSON.stringify(when.wish ?? when.readings ?? when.kind)}`)
