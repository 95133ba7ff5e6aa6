import { BUSINESS_TYPES } from '../../contract/businessTypes.ts'
import { NO_FACTS } from '../../contract/facts.ts'
import { scripted } from '../../stand-ins/model/script.ts'
import { pageOf } from './page.mjs'

/** No server has it: pages are read from memory. */
const ADDRESS = 'https://site.example/'
/** A weekday morning in New York, on which most businesses are open. */
const NOW = new Date('2026-11-24T15:00:00Z')
const PIECE = 24

const typed = (value) => (Array.isArray(value) ? value.join(', ') : (value ?? ''))

/** The business's profile as registration would leave it. */
const profileOf = ({ name, profile }) => ({
  id: name,
  customerId: name,
  revision: 1,
  versionId: null,
  name: profile.name,
  businessType: BUSINESS_TYPES.includes(profile.businessType) ? profile.businessType : 'other',
  services: typed(profile.services),
  location: typed(profile.location) || null,
  specialties: typed(profile.specialties) || null,
  greeting: '',
  primaryColor: '#000000',
  position: 'bottom-right',
  panelSize: 'standard',
  branding: null,
  phoneRequired: false,
  calendlyUrl: profile.bookingLink ? new URL(profile.bookingLink, ADDRESS).href : null,
  country: profile.country ?? 'US',
  timeZone: profile.timeZone ?? 'America/New_York',
  currency: profile.currency ?? { GB: 'GBP', CA: 'CAD', AU: 'AUD', IE: 'EUR' }[profile.country] ?? 'USD',
  isActive: true,
  faqs: (profile.faq ?? []).map((row, at) => ({ id: `faq_${at}`, ...row })),
  facts: { ...NO_FACTS, ...profile.facts },
  plan: { plan: 'enterprise' },
})

const read = new WeakMap()
const readOnce = ({ files }, run) => {
  if (!read.has(files)) read.set(files, run())
  return read.get(files)
}

/**
 * The same business in this process: understand, gather, speak, check and act, without a server, a crawl or a network. What it finds is the
 * whole site. `strike` takes statements away before anything is asked; `world` is the script of the stand-in for a model, absent where
 * there is none.
 */
export async function openOfflineDesk(site, { world, strike } = {}) {
  const { answererWith } = await import('../../worker/answering/answer.ts')
  const { NEW_CONVERSATION } = await import('../../worker/answering/state.ts')
  const { foundOf } = await import('./foundOf.mjs')
  const typedIn = profileOf(site)
  const whole = readOnce(site, () => foundOf(site, ADDRESS, typedIn))
  const { profile, found } = strike ? strike(typedIn, whole) : { profile: typedIn, found: whole }
  const sessions = new Map()

  async function ask({ session, text, file, says, before, now }) {
    const conversation = sessions.get(session) ?? { state: NEW_CONVERSATION, history: [], leads: {} }
    sessions.set(session, conversation)
    const recorded = world && recordedModel(world, { site: site.profile.name, user: text, says, before })
    const answering = answererWith(recorded?.use)({
      profile,
      text,
      history: conversation.history,
      page: pageOf(site, ADDRESS, file),
      state: conversation.state,
      find: async () => found,
      now: now === undefined ? NOW : new Date(now),
    })
    let step = await answering.next()
    while (!step.done) step = await answering.next()
    const answer = step.value
    conversation.state = answer.state
    conversation.history.push({ type: 'user', content: text }, { type: 'bot', content: answer.content })
    if (answer.lead) Object.assign(conversation.leads, answer.lead)
    return { ...answer, ...(recorded?.prompt && { prompt: recorded.prompt }), changed: recorded?.changed ?? [] }
  }

  /** As the product would keep it: what it is about is the need, or else what the visitor said. */
  async function leads({ session }) {
    const { leads: lead, history } = sessions.get(session)
    if (Object.keys(lead).length === 0) return []
    const said = history.filter(({ type }) => type === 'user').map(({ content }) => content)
    return [{ ...lead, about: [lead.need, lead.when, ...said].filter(Boolean).join(' ') }]
  }
  return { ask, leads, close: async () => undefined, atOnce: 1 }
}

/** A model that says what the script has, and what came of it. */
function recordedModel(world, line) {
  const heard = { prompt: undefined, changed: [] }
  const script = line.says === undefined ? world.script : [...world.script, line]
  heard.use = {
    limitMs: 8_000,
    answered: () => undefined,
    failed: () => undefined,
    report: ({ changed }) => heard.changed.push(...changed),
    model: {
      endpoint: 'recorded',
      async *stream(messages) {
        const isReply = messages.at(-1).content === line.user
        if (isReply) heard.prompt = messages
        const says = scripted({ ...world, script }, messages) ?? world.says
        for (let at = 0; at < says.length; at += PIECE) yield says.slice(at, at + PIECE)
        return 0
      },
    },
  }
  return heard
}
