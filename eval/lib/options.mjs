import { parseArgs } from 'node:util'

const USAGE = `npm run eval -- [options]
What is asked
  --set home|frozen      the sites of eval/sites (default), or those of eval/frozen, of which totals alone are printed
  --data <folder>        other sites of the same form
  --only <site>          one of them
  --parts <a,b>          some of questions, lies, dialogues, languages, deleted, evidence, contacts, kinds
Who answers
                         default: a server is started that has no model
  --replies <folder>     a model that says what was recorded: replies.json, lies.json, dialogues.json; "own" takes those beside the sites
  --live                 the model that AI_BASE_URL, AI_MODEL and AI_API_KEY name
  --url <address>        a server that is running, with its own answerer, RATE_LIMIT_SCALE raised and PRIVATE_NETWORK=on
  --offline              the answering engine in this process, without a server: seconds instead of minutes; without a model and,
                         where there are recorded replies, with them
  --raw                  nobody: the recorded replies by themselves
  --no-crawl             the pages are not read beforehand
  --verdicts <file>      answers to questions of yes or no about a sentence; default: verdicts.json beside the replies
  --ask-verdicts <file>  writes down those that were not there, for a reader to fill in
What is shown
  --fails                each reply that was not as it should be, and each sentence that was changed, with the reason
  --sites                the figures of each site as well
  --json <file>          all figures, and what --fails shows, into a file; of the frozen set the totals
  --for-readers <file>   what visitors were told, into a file for somebody to read who hasn't seen the code
  --evidence             only what a model is handed: whether it holds the answers
  --cost                 what a thousand conversations would cost, model by model`

const OPTIONS = {
  set: { type: 'string', default: 'home' },
  data: { type: 'string' },
  only: { type: 'string' },
  parts: { type: 'string' },
  replies: { type: 'string' },
  live: { type: 'boolean', default: false },
  url: { type: 'string' },
  offline: { type: 'boolean', default: false },
  raw: { type: 'boolean', default: false },
  crawl: { type: 'boolean', default: true },
  verdicts: { type: 'string' },
  'ask-verdicts': { type: 'string' },
  fails: { type: 'boolean', default: false },
  sites: { type: 'boolean', default: false },
  json: { type: 'string' },
  'for-readers': { type: 'string' },
  evidence: { type: 'boolean', default: false },
  cost: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
}

export const PARTS = ['questions', 'lies', 'dialogues', 'languages', 'deleted', 'evidence', 'contacts', 'kinds']
const SETS = { home: 'sites', frozen: 'frozen' }

/** The options, or nothing where the usage was asked for. */
export function readOptions() {
  const { values } = parseArgs({ options: OPTIONS, allowNegative: true })
  if (values.help) {
    console.log(USAGE)
    return undefined
  }
  if (!(values.set in SETS)) throw new Error(`--set takes home or frozen, not ${values.set}`)
  const wanted = values.evidence || values.cost ? ['evidence'] : (values.parts?.split(',') ?? PARTS)
  for (const part of wanted)
    if (!PARTS.includes(part)) throw new Error(`There is no part ${part}: take ${PARTS.join(', ')}`)
  const isFrozen = values.set === 'frozen'
  if (isFrozen && (values.fails || values.sites)) throw new Error('Of the frozen set totals alone are shown.')
  const folder = values.data ?? `${import.meta.dirname}/../${SETS[values.set]}`
  return {
    ...values,
    isFrozen,
    folder,
    home: `${import.meta.dirname}/../${SETS.home}`,
    parts: new Set(wanted),
    recordedIn: values.replies === 'own' ? undefined : values.replies,
    verdictFiles: [
      `${folder}/verdicts.json`,
      values.replies && values.replies !== 'own' ? `${values.replies}/verdicts.json` : undefined,
      values.verdicts,
    ],
  }
}
