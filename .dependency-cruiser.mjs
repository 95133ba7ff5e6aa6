/** The house from the top down: each storey may import, types too, what stands below it. Names on one line share a storey. */
const LADDER = [
  ['(index|app|schedule)\\.ts$'],
  ['lifecycle/'],
  ['pages/', 'operator/', 'support/'],
  ['chat/'],
  ['inbox/'],
  ['curation/'],
  ['scheduling/'],
  ['leads/'],
  ['answering/'],
  ['knowledge/', 'pdf/'],
  ['usage/'],
  ['businesses/'],
  ['billing/'],
  ['accounts/'],
  ['industries/'],
  ['text/'],
  ['platform/'],
]
/** What a domain gives out stands in its index; words and the platform are libraries, of which one takes what one needs. */
const DOMAINS =
  'lifecycle|operator|support|chat|inbox|curation|scheduling|leads|answering|knowledge|usage|businesses|billing|accounts|industries'
/** From a message to a reply: each room knows those before it. */
const ROOMS = ['understand', 'gather', 'check', 'speak', 'act']
/** Lists of words that themselves know no room. */
const OF_ALL_ROOMS = '^worker/answering/lexicon/'

const inWorker = (storey) => `^worker/(${storey.join('|')})`

const climbs = LADDER.flatMap((storey, index) => {
  const higher = LADDER.slice(0, index).flat()
  if (higher.length === 0) return []
  return {
    name: `climbs-from-${/\w+/.exec(storey[0])[0]}`,
    comment: 'Imports, types too, point down the ladder. What both need stands lower, or the higher one hands it in.',
    severity: 'error',
    from: { path: inWorker(storey) },
    to: { path: inWorker(higher) },
  }
})

const rooms = ROOMS.slice(0, -1).map((room, index) => ({
  name: `${room}-knows-later-rooms`,
  severity: 'error',
  from: { path: `^worker/answering/${room}/` },
  to: { path: `^worker/answering/(${ROOMS.slice(index + 1).join('|')})/`, pathNot: OF_ALL_ROOMS },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'circle', severity: 'error', from: {}, to: { circular: true } },
    ...climbs,
    ...rooms,
    {
      name: 'contract-needs-more-than-zod',
      severity: 'error',
      from: { path: '^contract/' },
      to: { pathNot: '^contract/|^node_modules/zod/mini/' },
    },
    {
      name: 'code-of-the-worker-outside',
      comment: 'From worker/ others import only types.',
      severity: 'error',
      from: { path: '^(app|widget|contract)/' },
      to: { path: '^worker/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-and-widget',
      comment: 'They don’t know each other, and the Worker knows neither.',
      severity: 'error',
      from: { path: '^(app|widget|worker)/' },
      to: { path: '^(app|widget)/', pathNot: '^$1/' },
    },
    {
      name: 'http-beyond-routes',
      severity: 'error',
      from: {
        path: '^worker/',
        pathNot: '^worker/(app|index)\\.ts$|^worker/platform/http/|/(routes|\\w+Routes)\\.ts$',
      },
      to: { path: '^node_modules/hono/' },
    },
    {
      name: 'sql-beyond-stores',
      severity: 'error',
      from: { path: '^worker/', pathNot: '^worker/platform/db/|/store(\\.ts$|/)' },
      to: { path: '^node_modules/drizzle-orm/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'past-the-index',
      comment:
        'A domain is called by what its index gives out; routes are put together in app.ts, objects in index.ts.',
      severity: 'error',
      from: { path: '^worker/([^/]+)/' },
      to: { path: `^worker/(${DOMAINS})/`, pathNot: '^worker/$1/|^worker/[^/]+/index\\.ts$' },
    },
  ],
  options: {
    // TypeScript 7 has no API that it could read with.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|/_test/|\\.d\\.ts$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
