import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const DAY_MS = 86_400_000
const TRADE = [
  'drain',
  'heater',
  'leak',
  'tap',
  'boiler',
  'pipe',
  'shower',
  'pump',
  'gutter',
  'toilet',
  'valve',
  'basin',
]
const ASKS = [
  (thing) => `How much is a new ${thing}?`,
  (thing) => `Can you repair my ${thing} today?`,
  (thing) => `Do you have experience with an old ${thing}?`,
  (thing) => `When could somebody look at the ${thing}?`,
]
const SOURCES = ['google.com', 'facebook.com', 'bing.com', 'yelp.com', null, null]
const LANGUAGES = ['en', 'en', 'en', 'es', 'zh']
const FIRST = ['Ann', 'Ben', 'Carla', 'Dev', 'Ewa', 'Finn', 'Grace', 'Hugo', 'Ines', 'Jon']
const LAST = ['Ortega', 'Miller', 'Chen', 'Novak', 'Singh', 'Rossi', 'Kim', 'Weber', 'Lopez', 'Brown']
const STATUSES = ['new', 'contacted', 'booked', 'won', 'lost']

/** Numbers between 0 and 1, the same ones in each run. */
function randomly(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** What a year brings: mostly by day, most of it short. */
export function* yearOf({ conversations, leads, until }) {
  const random = randomly(7)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const every = Math.floor(conversations / leads)
  for (let number = 0; number < conversations; number++) {
    const day = Math.floor((number / conversations) * 365)
    const hour = 6 + (random() + random()) * 8
    const at = Math.floor(until - (365 - day) * DAY_MS + hour * 3_600_000)
    const question = pick(ASKS)(pick(TRADE))
    const isPerson = random() < 0.1
    const left = number % every === 0 && number / every < leads
    const status = pick(STATUSES)
    yield {
      id: `conv_year${String(number).padStart(6, '0')}`,
      at: Math.min(at, until - 1000),
      question,
      answer: `Thank you for asking. ${question.slice(0, -1)}: somebody will tell you more.`,
      page: `https://www.ortega.example/${pick(['start', 'prices', 'about', 'contact'])}${random() < 0.5 ? '' : `/work-${Math.floor(random() * 40)}`}`,
      source: pick(SOURCES),
      language: pick(LANGUAGES),
      humanReplyMs: isPerson ? Math.floor(random() * 3_600_000) : null,
      isUnanswered: random() < 0.08,
      matter: random() < 0.02 ? 'complaint' : null,
      lead: left && {
        name: `${pick(FIRST)} ${pick(LAST)}`,
        phone: `+1512555${String(number % 10_000).padStart(4, '0')}`,
        email: `visitor${number}@example.com`,
        status,
        valueCents: status === 'won' ? 10_000 + Math.floor(random() * 90_000) : null,
      },
    }
  }
}

const open = (stateDir, folder, isIt) => {
  for (const file of globSync(`v3/${folder}/**/*.sqlite`, { cwd: stateDir })) {
    const database = new DatabaseSync(join(stateDir, file))
    if (isIt(database)) return database
    database.close()
  }
  throw new Error(`No database under ${folder}`)
}
const hasRow = (database, table, where, ...values) =>
  database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table) !== undefined &&
  database.prepare(`SELECT 1 FROM ${table} WHERE ${where}`).get(...values) !== undefined

/** Writes the year into D1's and the Inbox object's files, while no server holds them. */
export function writeYear({ stateDir, businessId, customerId, year }) {
  const d1 = open(stateDir, 'd1', (database) => hasRow(database, 'businesses', 'id = ?', businessId))
  const inbox = open(stateDir, 'do', (database) => hasRow(database, 'held', 'business_id = ?', businessId))
  const heads = d1.prepare(
    `INSERT INTO conversations (id, business_id, session_id, is_active, message_count, preview, page_url, visitor_name, last_line, last_by,
       has_details, is_unanswered, matter, language, source, human_reply_ms, version, created_at, last_message_at)
     VALUES (?1, ?2, ?1, 0, 2, ?3, ?4, ?5, ?6, 'bot', ?7, ?8, ?9, ?10, ?11, ?12, 2, ?13, ?13)`,
  )
  const leads = d1.prepare(
    `INSERT INTO leads (id, business_id, customer_id, conversation_id, name, email, phone, message, status, source, dedupe_key, mailed_at,
       value_cents, won_at, created_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'widget', ?1, ?10, ?11, ?12, ?10)`,
  )
  const messages = inbox.prepare(
    "INSERT INTO messages (conversation_id, seq, id, type, content, sources, created_at) VALUES (?, ?, ?, ?, ?, '[]', ?)",
  )
  const talks = inbox.prepare('INSERT INTO conversations (id, bytes, questions, last_at) VALUES (?, ?, 1, ?)')
  const lines = inbox.prepare('INSERT INTO lines (conversation_id) VALUES (?)')
  const texts = inbox.prepare('INSERT INTO line_texts (rowid, content) VALUES (?, ?)')
  for (const database of [d1, inbox]) database.exec('BEGIN')
  let count = 0
  for (const { id, at, lead, question, answer, ...row } of year) {
    count += 1
    heads.run(
      id,
      businessId,
      question,
      row.page,
      lead ? lead.name : null,
      answer,
      Number(Boolean(lead)),
      Number(row.isUnanswered),
      row.matter,
      row.language,
      row.source,
      row.humanReplyMs,
      at,
    )
    if (lead)
      leads.run(
        `lead_${id}`,
        businessId,
        customerId,
        id,
        lead.name,
        lead.email,
        lead.phone,
        question,
        lead.status,
        at,
        lead.valueCents,
        lead.status === 'won' ? at + DAY_MS : null,
      )
    for (const [index, content] of [question, answer].entries()) {
      messages.run(id, index + 1, `msg_${id}_${index}`, index === 0 ? 'user' : 'bot', content, at + index)
      texts.run(lines.run(id).lastInsertRowid, content)
    }
    talks.run(id, question.length + answer.length, at)
  }
  inbox.prepare('UPDATE held SET conversations = conversations + ?').run(count)
  for (const database of [d1, inbox]) {
    database.exec('COMMIT')
    database.close()
  }
}
