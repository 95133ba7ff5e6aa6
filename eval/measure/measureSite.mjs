import { measureDialogues } from './dialogues.mjs'
import { measureLanguages, measureTongue } from './languages.mjs'
import { measureLies } from './lies.mjs'
import { measureAlone, measureReplies } from './questions.mjs'

/** As a reader wrote them: warm and free, and near to the site's words. */
export const WORDINGS = ['natural', 'close']

/** All that can be measured of a site by asking: without recorded replies, or with whatever was recorded of it. */
export async function measureSite(desk, site, { recorded, parts, languageOf }) {
  const counts = {}
  const cases = []
  const changes = []
  const replies = []
  const measure = async (name, part, isThere, run) => {
    if (!isThere || !parts.has(part)) return
    const result = await run()
    counts[name] = result.counts
    cases.push(...result.cases.map((one) => ({ of: name, site: site.name, ...one })))
    replies.push(...(result.replies ?? []).map((one) => ({ of: name, site: site.name, ...one })))
    changes.push(...(result.changes ?? []).map((one) => ({ site: site.name, ...one })))
  }
  if (recorded) {
    for (const wording of WORDINGS)
      await measure(wording, 'questions', site.replies.size > 0, () => measureReplies(desk, site, wording))
    await measure('lies', 'lies', site.lies.length > 0, () => measureLies(desk, site))
    await measure('dialogues', 'dialogues', site.dialogues.length > 0, () =>
      measureDialogues(desk, site, { withReplies: true }),
    )
    await measure('languages', 'languages', site.languages.length > 0, () => measureLanguages(desk, site))
  } else {
    await measure('alone', 'questions', true, () => measureAlone(desk, site))
    await measure('dialoguesAlone', 'dialogues', site.dialogues.length > 0, () =>
      measureDialogues(desk, site, { withReplies: false }),
    )
    await measure('tongue', 'languages', languageOf && site.languages.length > 0, () =>
      measureTongue(desk, site, languageOf),
    )
  }
  return { counts, cases, changes, replies }
}
