import { env } from 'cloudflare:workers'
import { beforeEach, test } from 'vitest'
import { forgetTroubles } from '../../answering/speak/models/circuit'
import { type Dialogue, date, day, play } from './_test/dialogues'

const standIn = (env.AI_BASE_URL ?? '').replace('/v1', '')
const world = (change: object) => fetch(`${standIn}/_control`, { method: 'POST', body: JSON.stringify(change) })
beforeEach(forgetTroubles)

const [FIFTH, SIXTH] = [day(5), day(6)]
const [QUINTO, SEXTO] = [day(5, 'es'), day(6, 'es')]
const wish = (days: number, ...times: string[]) => ({ wishes: [{ days: [date(days)], times }] })
const NONE = { none: true, step: 'none', asks: true }
const YES = { none: true, step: 'yes', asks: true }
const BUT_SIXTH = `${date(0)}.. ${['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
  .filter((one) => !SIXTH.toLowerCase().startsWith(one))
  .join(' ')}`

/** What a model reads in a message is the step that is taken. */
const dialogues: Dialogue[] = [
  { at: 'confirm', say: [['Yes please book it!! And it’s Dale?', YES]], says: /You’re booked/, booked: 1 },
  { at: 'confirm', in: 'es', say: [['sí por favor y cuánto sale', YES]], booked: 1 },
  { at: 'confirm', say: [['yea go ahead, also is there parking bc i drive a truck', YES]], booked: 1 },
  { at: 'confirm', say: [['I said yes already ugh why do u keep asking me', YES]], booked: 1 },
  { at: 'confirm', in: 'de', say: [['na klar gerne, und wo kann ich da parken', YES]], booked: 1 },
  { at: 'confirm', in: 'fr', say: [['allez-y, et vous prenez la carte ?', YES]], booked: 1 },
  {
    at: 'confirm',
    say: [['wait no thats for my sister not me, leave it', { none: true, step: 'no' }]],
    booked: 0,
  },
  { at: 'confirm', say: [['hold up what does that come to first', NONE], 'Yes, book it'], booked: 1 },
  {
    at: 'confirm',
    say: [['yes but can we do it at 3 not 2', { ...wish(5, '15:00'), step: 'times' }]],
    says: /3:00/,
    booked: 0,
  },
  {
    at: 'offer',
    say: [[`${FIFTH.toUpperCase()} is 3 days w a sharp tooth… you had a 3:00 up there`, NONE]],
    not: /name|is open/,
  },
  { at: 'offer', in: 'es', say: [[`q puedo tomar para el dolor, mientras llega el ${QUINTO}`, NONE]], slots: false },
  {
    at: 'offer',
    say: [['the one you said first, sorry im slow', { none: true, step: 'take', slot: 1 }]],
    says: /9:00.*name/,
  },
  {
    at: 'offer',
    in: 'es',
    say: [['esa ultima me queda bien para salir del trabajo', { none: true, step: 'take', slot: 6 }]],
    says: /3:00/,
  },
  {
    at: 'offer',
    say: [
      [
        `none of those, and no ${SIXTH}s i have class then`,
        { wishes: [{ days: [BUT_SIXTH], times: [] }], step: 'times' },
      ],
      ['what else have u got for me', { none: true, step: 'times' }],
    ],
    slots: true,
    notOn: SIXTH,
  },
  { at: 'name', say: [['u take amex', NONE]], not: /catch that/ },
  { at: 'offer', say: [['and when do i get the 30 back from last time', NONE]], slots: false, not: /name/ },
  {
    at: 'name',
    say: [['ok but dont call b4 10 im asleep', NONE], 'Ann Pine', 'ann@example.com', 'yes'],
    booked: 1,
    clock: '2:00 PM',
  },
  {
    at: 'booked',
    in: 'es',
    say: [[`el ${SEXTO} a las 3 pm y quite lo del ${QUINTO}`, { ...wish(6, '15:00'), step: 'move', of: 1 }]],
    says: /Cambio/,
  },
  {
    at: 'booked',
    say: [
      [`can u do ${SIXTH} at 3 for it instead my kid is sick`, { ...wish(6, '15:00'), step: 'move', of: 1 }],
      ['yes move it thx and can my son come along', YES],
    ],
    booked: 1,
    clock: '3:00 PM',
  },
  {
    at: 'booked',
    say: [
      ['ugh i cant make that one anymore, my kid is sick', { none: true, step: 'cancel', of: 1 }],
      ['hm leave it like it is, he will be fine by then', { none: true, step: 'keep' }],
    ],
    says: /leave it as is/,
    booked: 1,
  },
  {
    at: 'email',
    say: [
      ['wait so is that one mine now or what', { none: true, step: 'recap' }],
      ['hello?? is it mine or not', { none: true, step: 'recap' }],
    ],
    not: /isn’t booked yet/,
  },
  {
    at: 'first',
    say: [['my tooth is bad since monday, what can i take till friday', NONE]],
    slots: false,
    not: /What would you like to book/,
  },
  {
    at: 'booked',
    say: [
      `haircut ${SIXTH} at 3 pm`,
      'Yes, book it',
      ['ugh cancel the first one for me, my kid is sick', { none: true, step: 'cancel', of: 1 }],
      ['yes cancel that one and is there a fee for it', { none: true, step: 'cancel', of: 1, asks: true }],
    ],
    says: /canceled/,
    not: /Should I cancel/,
  },
  { at: 'confirm', in: 'it', say: [['certo va benissimo, e quanto costa poi', YES]], booked: 1 },
]

test.each(
  dialogues.map((one): [string, Dialogue] => [
    `${one.at}: ${one.say
      .flat()
      .filter((part) => typeof part === 'string')
      .join(' / ')}`,
    one,
  ]),
)('as a model reads it, %s', async (_, dialogue) => {
  await play(dialogue, (message, reading) =>
    world({
      mood: 'scripted',
      says: JSON.stringify(reading),
      script: [{ user: message, says: 'I’ll ask about that.' }],
    }),
  )
})
