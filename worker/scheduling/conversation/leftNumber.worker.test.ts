import { expect, test } from 'vitest'
import { drainOutbox } from '../../_test/api'
import { newSessionId, say } from '../../_test/visitor'
import { day } from './_test/dialogues'
import { openCalendar } from './_test/openCalendar'

test('who chose a time, left a number and no email, and speaks of other things is called about it', async () => {
  const { businessId } = await openCalendar(['Haircut', 'Gel manicure'])
  await drainOutbox()
  const sessionId = newSessionId()
  const ask = async (message: string) => (await say(businessId, { sessionId, message })).message.content
  await ask(`haircut ${day(5)}`)
  await ask('2 pm')
  expect(await ask('Ann Pine, 512 555 0119')).toMatch(/email for the confirmation, or should the team call you/)
  expect(await ask('is there parking by the door')).toMatch(
    /^I’m not sure.*\(512\) 555-0119 .*isn’t booked until they call/,
  )
  expect(await ask('do you take cards')).not.toMatch(/email|booked/)
  expect(await ask('if i get stuck on shift and need to move it, do u charge?')).not.toMatch(/open times/)
  expect(await ask('ok here is my email ann@pine.example')).toMatch(/2:00\sPM, for Ann Pine .*Should I book it\?/)
  expect(await ask('yes')).toMatch(/You’re booked/)
})

test.each(['yes email please', 'one sec', 'annpine at gmail'])(
  'who is asked for an email and says “%s” isn’t passed on',
  async (message) => {
    const { businessId } = await openCalendar(['Haircut', 'Gel manicure'])
    await drainOutbox()
    const sessionId = newSessionId()
    const ask = async (text: string) => (await say(businessId, { sessionId, message: text })).message.content
    await ask(`haircut ${day(5)}`)
    await ask('2 pm')
    await ask('Ann Pine, 512 555 0119')
    expect(await ask(message)).not.toMatch(/let the team know|They’ll call/)
  },
)
