import { test } from 'vitest'
import { type Dialogue, day, play } from './_test/dialogues'

const [FIFTH, SIXTH] = [day(5), day(6)]
const [QUINTO, SEXTO] = [day(5, 'es'), day(6, 'es')]
const BOOKED = /You’re booked|Reserva confirmada|gebucht|réserv|prenot/i

/** No model answers: a step of the calendar is taken only where a message is one and little else. */
const dialogues: Dialogue[] = [
  { at: 'confirm', say: ['Yes please book it!! And it’s Dale?'], says: BOOKED, booked: 1 },
  { at: 'confirm', in: 'es', say: ['sí por favor y cuánto sale'], says: BOOKED, booked: 1 },
  { at: 'confirm', say: ['yes and do you take cash'], booked: 1 },
  { at: 'confirm', say: ['ya that works book it pls'], booked: 1 },
  { at: 'confirm', say: ['yes but not that day'], booked: 0 },
  { at: 'confirm', say: ['is it 2 or 3 ??'], booked: 0 },
  { at: 'confirm', in: 'it', say: ['sì grazie e quanto costa'], booked: 1 },
  { at: 'confirm', in: 'de', say: ['ja bitte und wie lange dauert das'], booked: 1 },
  { at: 'confirm', in: 'fr', say: ['oui merci et vous prenez la carte'], booked: 1 },
  {
    at: 'offer',
    say: [`${FIFTH.toUpperCase()} is 3 days w a sharp tooth… you had a 3:00 up there`],
    not: /name|is open/,
  },
  { at: 'offer', in: 'es', say: [`q puedo tomar para el dolor, mientras llega el ${QUINTO}`], slots: false },
  { at: 'offer', say: [`i was there ${FIFTH} at 2pm last month and nobody came`], not: /is open|open times/ },
  { at: 'offer', say: [`${FIFTH} is our anniversary so we will be out of town then`], not: /name|is open/ },
  { at: 'offer', say: ['the second one works'], says: /10:00.*name/ },
  { at: 'offer', say: ['lets do the 2 pm one'], says: /2:00.*name/ },
  { at: 'offer', in: 'es', say: ['la segunda porfa'], says: /10:00/ },
  { at: 'offer', in: 'es', say: ['ok la de las 3 entonces'], says: /3:00/ },
  { at: 'name', say: ['dont call b4 10', 'Ann Pine', 'ann@example.com', 'yes'], booked: 1, clock: '2:00 PM' },
  { at: 'offer', say: [`not ${SIXTH}s`, 'other times', 'other times', 'other times'], notOn: SIXTH },
  { at: 'first', say: ['I came 2 months ago and my gel chipped'], slots: false, not: /What would you like to book/ },
  { at: 'first', say: [`my back hurts since ${FIFTH}`], slots: false, not: /What would you like to book/ },
  { at: 'first', say: ['on the 30th my lease ends'], slots: false, not: /What would you like to book/ },
  { at: 'first', say: ['can i get the 30 back'], slots: false, not: /What would you like to book|30/ },
  { at: 'first', say: [`me duele desde el ${QUINTO}`], slots: false, not: /reservar/ },
  { at: 'first', say: ['my mom Rose got a haircut there in october, she loved it'], slots: false, not: /open times/ },
  {
    at: 'booked',
    in: 'es',
    say: [`${SEXTO} a las 3 pm mejor`, 'sí gracias y dónde queda'],
    booked: 1,
    clock: '3:00 PM',
  },
  { at: 'first', say: [`how much is a haircut and can u do ${FIFTH} at 2`], says: /2:00.*is open.*name/ },
  { at: 'first', say: [`do u take amex and can i come ${FIFTH} at 2 for a haircut`], says: /2:00.*is open.*name/ },
  { at: 'first', in: 'es', say: [`cuanto cuesta el corte y puedo ir el ${QUINTO} a las 2 pm`], says: /2:00/ },
  { at: 'first', say: [`how much is parking ${FIFTH}`], not: /is open/ },
  { at: 'first', say: ['haircut, when can u get me in'], slots: true },
  { at: 'booked', say: ['what do i have'], says: /booked: Haircut.*2:00/ },
]

test.each(dialogues.map((one): [string, Dialogue] => [`${one.at}: ${one.say.join(' / ')}`, one]))(
  'without a model, %s',
  async (_, dialogue) => {
    await play(dialogue, async () => undefined)
  },
)
