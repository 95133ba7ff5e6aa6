import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureChromium, findBrowser } from './lib/chromium.mjs'
import { freePort } from './lib/ports.mjs'
import { inProject, readIfThere } from './lib/project.mjs'
import { runProgram } from './lib/run.mjs'

/** Usage: npm test [-- checks | unit | worker | browser | looks] [what the part's own runner takes, such as a file] */
const [part, ...rest] = process.argv.slice(2)
const reports = inProject('.build/reports')

const STEPS = [
  { part: 'checks', name: 'Types', run: () => check('npm', ['run', '--silent', 'typecheck']) },
  {
    part: 'checks',
    name: 'Format and lint',
    run: () => check('biome', ['ci', '--colors=off', '--diagnostic-level=error', '.']),
  },
  { part: 'checks', name: 'Ladder', run: () => check('npm', ['run', '--silent', 'ladder']) },
  { part: 'checks', name: 'Dead code', run: () => check('knip', []) },
  { part: 'checks', name: 'Scripts', run: nodeTests },
  { part: 'checks', name: 'Answers', run: () => check('node', [...AS_THE_WORKER, 'eval/gate.mjs']) },
  // First, so that the browser tests find it.
  { part: 'build', name: 'Build', run: () => check('node', ['scripts/build.mjs']) },
  { part: 'unit', name: 'Unit tests', run: () => vitest('unit', ['--config', 'vitest.unit.config.ts', ...rest]) },
  { part: 'worker', name: 'Worker tests', run: () => vitest('worker', rest, IN_MEMORY) },
  { part: 'browser', name: 'Browser tests', run: () => browserTests(rest) },
  {
    part: 'looks',
    name: 'Looks',
    run: () => browserTests(['e2e/screens/screens.spec.ts', ...rest], { EVERY_LOOK: '1' }),
  },
]

/** Imports without an extension, as the Worker writes them. */
const AS_THE_WORKER = ['--experimental-transform-types', '--no-warnings', '--import', './scripts/lib/typescript.mjs']

/** Where there is room for the tests' databases and browsers in memory, nothing waits for a disk to have kept what is forgotten in a minute. */
const SHARED_MEMORY = '/dev/shm'
const ROOM_BYTES = 2 ** 30
const IN_MEMORY = existsSync(SHARED_MEMORY) && hasRoom(SHARED_MEMORY) ? { TMPDIR: SHARED_MEMORY } : {}

function hasRoom(directory) {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize > ROOM_BYTES
}

/** A check without counts of its own is one test. */
async function check(program, args) {
  const { ok, output } = await runProgram(program, args, {}, { held: true })
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
}

async function nodeTests() {
  const report = join(reports, 'scripts.tap')
  const reporters = ['--test-reporter=dot', '--test-reporter-destination=stdout']
  const counts = ['--test-reporter=tap', `--test-reporter-destination=${report}`]
  const args = [...AS_THE_WORKER, '--test', ...reporters, ...counts, '{scripts,eval}/**/*.test.mjs']
  const { ok, output } = await runProgram('node', args, {}, { held: true })
  const tap = readIfThere(report) ?? ''
  const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0)
  const counted = { passed: count('pass'), failed: count('fail') + count('cancelled') }
  return { ...atLeastOneFailed(ok, counted), output }
}

async function vitest(name, args, env = {}) {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { ok } = await runProgram('vitest', ['run', ...reporters, ...args], env)
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = JSON.parse(readIfThere(report) ?? '{}')
  const notLoaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const names = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(inProject(), file)}: ${fullName}`),
  )
  return atLeastOneFailed(ok, {
    passed: numPassedTests,
    failed: numFailedTests + notLoaded.length,
    names: [...names, ...notLoaded.map(({ name: file }) => relative(inProject(), file))],
  })
}

async function browserTests(args, env = {}) {
  const chromium = await ensureChromium()
  if (!chromium) return { passed: 0, failed: 1 }
  const report = join(reports, 'browser.json')
  const stateDir = mkdtempSync(join(IN_MEMORY.TMPDIR ?? tmpdir(), 'deskbell-e2e-'))
  const { ok } = await runProgram('playwright', ['test', '--reporter=list,json', ...args], {
    ...IN_MEMORY,
    ...env,
    CHROMIUM_PATH: chromium,
    BROWSER_PATH: findBrowser() ?? chromium,
    E2E_PORT: String(await freePort()),
    E2E_STATE_DIR: stateDir,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  rmSync(stateDir, { recursive: true, force: true })
  const { stats = {}, suites = [] } = JSON.parse(readIfThere(report) ?? '{}')
  const { expected = 0, unexpected = 0 } = stats
  return atLeastOneFailed(ok, { passed: expected, failed: unexpected, names: suites.flatMap(failedIn) })
}

const failedIn = ({ suites = [], specs = [] }) => [
  ...specs.filter((spec) => !spec.ok).map(({ file, title }) => `e2e/${file}: ${title}`),
  ...suites.flatMap(failedIn),
]

/** A runner can fail without a failed test: when a file doesn't load, or nothing was found. */
const atLeastOneFailed = (ok, { failed, ...counted }) => ({ ...counted, failed: ok ? failed : Math.max(failed, 1) })

const parts = [...new Set(STEPS.map((step) => step.part))]
if (part && !parts.includes(part)) {
  console.error(`There is no part "${part}": take ${parts.join(', ')}, or nothing for all.`)
  process.exit(1)
}
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const total = { passed: 0, failed: 0 }
const failures = []

async function runPart(name) {
  if (part && part !== name) return
  for (const step of STEPS.filter((step) => step.part === name)) {
    const started = performance.now()
    const { passed, failed, names = [], output } = await step.run()
    total.passed += passed
    total.failed += failed
    if (failed > 0) failures.push(...(names.length > 0 ? names : ['']).map((name) => `${step.name}: ${name}`))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${output ?? ''}\n== ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)\n`)
  }
}

async function runParts(...names) {
  for (const name of names) await runPart(name)
}

// Each waits as much as it reckons: beside each other they leave no core idle, and as long as each other they leave none idle at the end.
// The checks show what they say once they have ended.
await Promise.all([runParts('worker'), runParts('build', 'browser'), runParts('checks', 'unit')])
// What takes longer than it tells before each change: by its name alone.
if (part === 'looks') await runPart('looks')
// Said again at the end, where a long output is looked at first.
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
