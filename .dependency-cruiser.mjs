/** The folders of `worker/` from the top down: each may import, types too, from those below it. Names on one line may import each other. */
const LADDER = [
  ['(index|app|schedule)\\.ts$'],
  ['lifecycle/'],
  ['pages/', 'operator/', 'support/', 'team/'],
  ['chat/'],
  ['home/'],
  ['analytics/'],
  ['inbox/'],
  ['curation/'],
  ['scheduling/'],
  ['leads/'],
  ['answering/'],
  ['knowledge/', 'pdf/'],
  ['usage/'],
  ['notifications/'],
  ['businesses/'],
  ['integrations/'],
  ['billing/'],
  ['accounts/'],
  ['industries/'],
  ['text/'],
  ['platform/'],
]
/** From these others import only what the index.ts exports. Of `text` and `platform`, which are libraries, any file may be imported. */
const DOMAINS =
  'lifecycle|operator|support|team|chat|home|analytics|inbox|curation|scheduling|leads|answering|knowledge|usage|notifications|businesses|integrations|billing|accounts|industries'
/** The rooms of `worker/answering/`: each may import from those before it. */
const ROOMS = ['understand', 'gather', 'check', 'speak', 'act']
/** Lists of words that import from no room. */
const OF_ALL_ROOMS = '^worker/answering/lexicon/'

const inWorker = (layer) => `^worker/(${layer.join('|')})`

const climbs = LADDER.flatMap((layer, index) => {
  const higher = LADDER.slice(0, index).flat()
  if (higher.length === 0) return []
  return {
    name: `climbs-from-${/\w+/.exec(layer[0])[0]}`,
    comment:
      'Imports, types too, go down the table of docs/architecture.md. What both need goes to a lower folder, or the caller passes it.',
    severity: 'error',
    from: { path: inWorker(layer) },
    to: { path: inWorker(higher) },
  }
})

const rooms = ROOMS.slice(0, -1).map((room, index) => ({
  name: `${room}-knows-later-rooms`,
  comment: `Rooms of worker/answering/ import from those before them: ${ROOMS.join(', ')}.`,
  severity: 'error',
  from: { path: `^worker/answering/${room}/` },
  to: { path: `^worker/answering/(${ROOMS.slice(index + 1).join('|')})/`, pathNot: OF_ALL_ROOMS },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'circle',
      comment: 'No file may import itself, by whatever way. Move what both need to a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...climbs,
    ...rooms,
    {
      name: 'contract-needs-more-than-zod',
      comment: 'contract/ is bundled into the app and the widget: it imports zod/mini and itself.',
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
      comment: 'Of a domain only its routes know HTTP: routes.ts or …Routes.ts.',
      severity: 'error',
      from: {
        path: '^worker/',
        pathNot: '^worker/(app|index)\\.ts$|^worker/platform/http/|/(routes|\\w+Routes)\\.ts$',
      },
      to: { path: '^node_modules/hono/' },
    },
    {
      name: 'sql-beyond-stores',
      comment: 'Of a domain only store.ts knows SQL, or what is in a folder store/.',
      severity: 'error',
      from: { path: '^worker/', pathNot: '^worker/platform/db/|/store(\\.ts$|/)' },
      to: { path: '^node_modules/drizzle-orm/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'past-the-index',
      comment:
        'From another domain import what its index.ts exports. app.ts alone takes its routes, worker/index.ts its objects.',
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
