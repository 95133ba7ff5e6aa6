import { beforeEach, expect, test } from 'vitest'
import type { ChatReply } from '../../../contract/chat'
import { drainOutbox } from '../../_test/api'
import { newSessionId, say } from '../../_test/visitor'
import { day } from './_test/dialogues'
import { openCalendar, ZONE } from './_test/openCalendar'

const SERVICES = [
  'Oil change, up to 5 qt',
  'Safety inspection, car or light truck',
  'Emissions inspection',
  'Tire rotation',
]
const [DAY, NEXT] = [day(2), day(3)]
const DIA = day(2, 'es')
const OF_BOOKING =
  /those times work|open times|didn’t catch|What would you like to book|Nothing is open|What name|horarios libres|no le he entendido|reservar\?|nombre de quién/

let businessId: string
let sessionId: string

beforeEach(async () => {
  ;({ businessId } = await openCalendar(SERVICES))
  sessionId = newSessionId()
  await drainOutbox()
})

const ask = (message: string): Promise<ChatReply> => say(businessId, { sessionId, message })
async function lastOf(...messages: string[]): Promise<ChatReply> {
  sessionId = newSessionId()
  for (const message of messages.slice(0, -1)) await ask(message)
  return ask(messages.at(-1) ?? '')
}
const said = ({ message }: ChatReply) => message.content
const clocksOf = ({ slots = [] }: ChatReply) =>
  slots.map(({ start }) =>
    new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' }).format(new Date(start)),
  )
const daysOf = ({ slots = [] }: ChatReply) => [
  ...new Set(
    slots.map(({ start }) =>
      new Intl.DateTimeFormat('en-US', { timeZone: ZONE, weekday: 'long' }).format(new Date(start)),
    ),
  ),
]

test('once shown times are passed over, the booking rests until a time is named', async () => {
  await ask(`oil change ${DAY}`)
  expect(said(await ask('do you take amex'))).toMatch(/those times work/)
  for (const message of [
    'my son is obsessed with trucks lol',
    'so ur telling me it could fail. great',
    'im 12',
    'there are 11 of us',
    'do you do anything about moles in the lawn? no? worth a try haha',
    'my neighbor just started chemo, bless her heart, and she frets about her car',
  ]) {
    const reply = await ask(message)
    expect([message, reply.slots]).toEqual([message, undefined])
    expect(said(reply)).not.toMatch(OF_BOOKING)
  }
  expect(said(await ask('ok the 10 then'))).toMatch(/10:00\sAM is open/)
})

test('the same in Spanish: an age, a floor and a fear are no choice', async () => {
  for (const message of ['tengo 12', 'vivo en el segundo piso', 'mi esposo trabaja y no puede'])
    expect(said(await lastOf(`cambio de aceite el ${DIA}`, 'aceptan tarjeta?', message))).not.toMatch(OF_BOOKING)
})

test('a time is read beside what is told of it', async () => {
  const bound = await lastOf(`oil change ${NEXT}`, `if ${DAY} then it has to be b4 11, i gotta be in allentown at 12`)
  expect([daysOf(bound), clocksOf(bound)]).toEqual([[DAY], ['9:00 AM', '10:00 AM']])
  const other = await lastOf(`oil change ${NEXT}`, `hmm what about ${DAY}, my daughter would be here to help then`)
  expect(daysOf(other)).toEqual([DAY])
  const first = await lastOf(`can i come ${DAY} so my mom can watch the baby`)
  expect(said(first)).toMatch(new RegExp(`${DAY}.* What would you like to book\\?`))
  const evening = await lastOf('oil change', `what about ${DAY} afternoon`)
  expect(clocksOf(evening)).toContain('12:00 PM')
})

test('who asks for the soonest is shown the first times, and no time begins at midnight', async () => {
  const soonest = await lastOf(`oil change ${NEXT}`, 'ok whatever, soonest you got. Mike Tarantino 484-555-0136')
  expect(said(soonest)).toMatch(/484.* soonest open times for Oil change/)
  expect(soonest.slots).toHaveLength(3)
  const early = await lastOf(`quisiera cita para el ${DIA} lo mas temprano que tengan`)
  expect(said(early)).not.toMatch(/12:00/)
  const times = await ask('cambio de aceite')
  expect(clocksOf(times)).toEqual(['9:00 AM', '10:00 AM', '11:00 AM'])
})

test('a day that is said again is none to pass on', async () => {
  const again = await lastOf(
    `quisiera cita para el ${DIA}`,
    `mejor si dígales lo del ${DIA}, le pido permiso a mi jefe`,
  )
  expect(said(again)).not.toMatch(/no lo puedo reservar/)
})

test('only who changes something is told that nothing was booked', async () => {
  const none = /Nothing was booked/
  for (const message of [
    'also she was over an hour later than the time I was given. isnt there supposed to be something off for that',
    'or if not is there something in the evening',
  ])
    expect(said(await lastOf(message))).not.toMatch(none)
  expect(said(await lastOf('i need to reschedule my appointment'))).toMatch(none)
})

test('services are offered by what they are called first, and a price is no wish for two of them', async () => {
  const which = await lastOf(`need inspection, sticker is up ${DAY}`)
  expect(which.quickReplies).toEqual(['Emissions inspection', 'Safety inspection, car or light truck'])
  const price = await ask('price for both safety n emissions')
  expect(price.slots).toBeUndefined()
  expect(said(price)).not.toMatch(/One at a time/)
  const again = await ask('any day works')
  expect(again.quickReplies).toEqual(which.quickReplies)
})

test('who names times and never a service is asked twice; the team is told the last, and the service is taken later', async () => {
  const twice = await lastOf(`can i come ${NEXT}`, `or ${DAY}?`)
  expect(said(twice)).toMatch(new RegExp(`Sure, ${DAY}, .*What would you like to book`))
  const third = await ask(`what about ${NEXT} afternoon`)
  expect(said(third)).toMatch(new RegExp(`noted ${NEXT}, .* for the team`))
  expect(third.quickReplies).toBeUndefined()
  expect((await ask('an oil change')).service).toBe('Oil change, up to 5 qt')
})

test('a fact that is told where a service was asked for is noted, and asked for in other words', async () => {
  const told = await lastOf(`can i come ${NEXT}`, '2011 honda civic')
  expect(said(told)).toMatch(/noted that. Which of these/)
  expect(told.quickReplies).toEqual(SERVICES)
  expect((await ask('oil change')).service).toBe('Oil change, up to 5 qt')
})

test('only a day that was named is said back, as a sentence of its language', async () => {
  for (const message of ['can i come by right now', 'whats the soonest you can get me in', 'any openings next week?'])
    expect(said(await lastOf(message))).not.toMatch(/Sure|–/)
  expect(said(await lastOf(`quisiera cita para el ${DIA}`))).toMatch(
    new RegExp(`^Claro, el ${DIA} \\d+ de .*¿Para qué sería\\?`),
  )
})

test('what is left somewhere on a day is no visit then', async () => {
  const left = await lastOf(
    `oil change ${NEXT}`,
    `can i just leave it ${DAY} night and get a ride from there. I live in pen argyl`,
  )
  expect(left.slots).toBeUndefined()
  expect(said(left)).not.toMatch(/Nothing is open/)
})
