import { dirname, posix } from 'node:path'
import { parseSync } from 'vite'

/** Where files of the Worker may know HTTP, and where SQL. */
const KNOWS_HTTP = /^worker\/(app|index)\.ts$|^worker\/http\/|\/routes\.ts$/
const KNOWS_SQL = /^worker\/db\/|\/store(\.ts|\/)/
/** An object's own SQL stands in its store files too, each named after what it stores. */
const KNOWS_OBJECT_SQL = /^worker\/db\/|\/(\w+S|s)tore\.ts$/
const IS_TEST = /\.test\.tsx?$|^worker\/_test\//
/** Folders of the Worker that every domain stands on, and which therefore know none. */
const GROUND = ['_test', 'crypto', 'db', 'http']
/** What leaves of the Worker may know of it, beside themselves. */
const LEAVES = { text: ['withoutUndefined'], industries: ['text'], 'knowledge/search': ['knowledge', 'text'] }
/** From a message to a reply: each room knows those before it. */
const ROOMS = ['understand', 'gather', 'check', 'speak', 'act']

/** `{ from, to, isType }`: `to` is a path from the project's root, or a package's name as it is written. */
function importsOf(path, code) {
  const { module, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0].message}`)
  const areTypes = (entries) => entries.length > 0 && entries.every(({ isType }) => isType)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => [moduleRequest.value, areTypes(entries)]),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.filter((entry) => entry.moduleRequest).map((entry) => [entry.moduleRequest.value, entry.isType]),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => [code.slice(start + 1, end - 1), false]),
  ].map(([request, isType]) => ({
    from: path,
    to: request.startsWith('.') ? posix.join(dirname(path), request) : request,
    isType,
  }))
}

const isPackage = (to, name) => to === name || to.startsWith(`${name}/`)
const isIn = (to, ...folders) => folders.some((folder) => to === folder || to.startsWith(`${folder}/`))
const domainOf = (path) => {
  const [, name, rest] = /^worker\/([^/]+)\/(.+)/.exec(path) ?? []
  return rest && !GROUND.includes(name) ? name : undefined
}

const leafOf = (path) => Object.keys(LEAVES).find((leaf) => isIn(path, `worker/${leaf}`))
const roomOf = (path) => ROOMS.indexOf(/^worker\/answering\/(\w+)\//.exec(path)?.[1])

const RULES = [
  {
    says: 'contract/ imports zod/mini and itself, nothing else',
    forbids: ({ from, to }) =>
      isIn(from, 'contract') && !isIn(to, 'contract') && to !== 'zod/mini' && !IS_TEST.test(from),
  },
  {
    says: 'from worker/ others import only types',
    forbids: ({ from, to, isType }) => !isIn(from, 'worker') && isIn(to, 'worker') && !isType,
  },
  {
    says: 'app/ and widget/ do not know each other, and worker/ knows neither',
    forbids: ({ from, to }) =>
      (isIn(from, 'app', 'worker') && isIn(to, 'widget')) || (isIn(from, 'widget', 'worker') && isIn(to, 'app')),
  },
  {
    says: 'in worker/ only routes.ts, http/, app.ts and index.ts know HTTP',
    forbids: ({ from, to }) => isIn(from, 'worker') && /^hono(\/|$)/.test(to) && !KNOWS_HTTP.test(from),
  },
  {
    says: 'in worker/ only store.ts and db/ know SQL',
    forbids: ({ from, to, isType }) =>
      isIn(from, 'worker') && isPackage(to, 'drizzle-orm') && !isType && !KNOWS_SQL.test(from) && !IS_TEST.test(from),
  },
  {
    says: "a domain calls another's verbs, never its store or its routes",
    forbids: ({ from, to }) =>
      domainOf(to) !== undefined &&
      domainOf(from) !== domainOf(to) &&
      (/\/store(\/|$)/.test(to) || (/\/routes$/.test(to) && from !== 'worker/app.ts')) &&
      !IS_TEST.test(from),
  },
  {
    says: 'http/, db/ and crypto/ know no domain',
    forbids: ({ from, to }) => isIn(from, 'worker/http', 'worker/db', 'worker/crypto') && domainOf(to) !== undefined,
  },
  {
    says: `in worker/ ${Object.keys(LEAVES).join(', ')} stand on their own`,
    forbids: ({ from, to }) => {
      const leaf = leafOf(from)
      return leaf && isIn(to, 'worker') && ![leaf, ...LEAVES[leaf]].some((known) => isIn(to, `worker/${known}`))
    },
  },
  {
    says: 'knowledge/ does not know who answers from it, and answering/ not who asks',
    forbids: ({ from, to }) =>
      !IS_TEST.test(from) &&
      ((isIn(from, 'worker/knowledge') && isIn(to, 'worker/answering')) ||
        (isIn(from, 'worker/answering') &&
          isIn(to, 'worker/chat', 'worker/curation', 'worker/inbox', 'worker/leads', 'worker/notices'))),
  },
  {
    says: `in worker/answering/ arrows point back only: ${ROOMS.join(' > ')}`,
    forbids: ({ from, to }) => roomOf(from) >= 0 && roomOf(to) > roomOf(from) && !IS_TEST.test(from),
  },
]

/** One line for each arrow that points where it must not. */
export function findForbiddenArrows(files) {
  return files.flatMap(({ path, code }) => [
    ...importsOf(path, code).flatMap((arrow) =>
      RULES.filter((rule) => rule.forbids(arrow)).map((rule) => `${arrow.from} -> ${arrow.to}: ${rule.says}`),
    ),
    // Drizzle offers it and D1 refuses it at run time: there is no BEGIN. A Durable Object's storage has its own.
    ...(isIn(path, 'worker') && /(?<!storage)\.transaction\(/.test(code)
      ? [`${path}: D1 has no transaction(), use batch()`]
      : []),
    ...(isIn(path, 'worker') && /\bsql\s*\.exec\b/.test(code) && !KNOWS_OBJECT_SQL.test(path) && !IS_TEST.test(path)
      ? [`${path}: in worker/ only store files and db/ know an object's SQL`]
      : []),
  ])
}
