/**
 * `npm run eval:times -- [--set frozen|others|frozen-others|fifth] [--fails]`: of ways to ask for a time, how many are read right. Of the frozen ones
 * only totals are shown. `--questions <file>` writes down what a model is asked about each; with its replies filled in, `--replies <file>` takes it.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { questionsOf, readTimes } from './measure/times.mjs'

const FILES = {
  frozen: 'frozen/times',
  others: 'sites/times-by-others',
  'frozen-others': 'frozen/times-by-others',
  fifth: 'sites/times-by-a-fifth',
}
const set = process.argv.find((argument) => argument in FILES)
const isFrozen = set?.startsWith('frozen')
const cases = JSON.parse(await readFile(new URL(`${FILES[set] ?? 'sites/times'}.json`, import.meta.url), 'utf8'))
const option = (name) => process.argv[process.argv.indexOf(name) + 1 || process.argv.length]
const [questions, replies] = [option('--questions'), option('--replies')]
if (questions) await writeFile(questions, JSON.stringify(questionsOf(cases), undefined, 1))
const read = readTimes(cases, replies ? JSON.parse(await readFile(replies, 'utf8')) : [])
const count = (verdict) => read.filter((one) => one.verdict === verdict).length
console.log(
  `${cases.length} ways to ask: ${count('right')} right, ${count('asked back')} asked back, ${count('wrong')} wrong`,
)
if (process.argv.includes('--fails') && !isFrozen)
  for (const { say, verdict, fault, when } of read.filter((one) => one.verdict !== 'right'))
    console.log(`${verdict}: “${say}” ${fault}\n  ${JSON.stringify(when.wish ?? when.readings ?? when.kind)}`)
