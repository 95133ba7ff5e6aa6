import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NO_FACTS } from '../../contract/facts.ts'
import { measureContacts, measureKinds } from '../measure/details.mjs'
import { readJson } from './sites.mjs'

/** Sets of single messages, beside the sites: what is understood of each, without any business's facts. */
export async function runMessages(folder, parts) {
  const contacts = join(folder, 'contacts.json')
  const kinds = join(folder, 'kinds.json')
  const counts = {}
  const cases = []
  const add = (name, result) => {
    counts[name] = result.counts
    cases.push(...result.cases.map((one) => ({ of: name, ...one })))
  }
  if (parts.has('contacts') && existsSync(contacts))
    add('contacts', measureContacts(readJson(contacts), await reader()))
  if (parts.has('kinds') && existsSync(kinds)) add('kinds', measureKinds(readJson(kinds), await reader()))
  return { site: 'messages', counts, cases, changes: [], tokens: [] }
}

async function reader() {
  const { understand } = await import('../../worker/answering/understand/understand.ts')
  const { NEW_CONVERSATION } = await import('../../worker/answering/state.ts')
  return (text, { country, asked }) =>
    understand({
      text,
      history: [],
      state: { ...NEW_CONVERSATION, ...(asked && { asked }) },
      page: {},
      now: new Date('2026-11-24T15:00:00Z'),
      profile: {
        name: '',
        businessType: 'other',
        country,
        services: '',
        location: null,
        specialties: null,
        facts: NO_FACTS,
        faqs: [],
      },
    })
}
