import { expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/durations'
import { drainOutbox } from '../../_test/api'
import { newSessionId, testContext } from '../../_test/visitor'
import { answererWith } from '../../answering/answer'
import { answerWhole } from '../../answering/answerWhole'
import { foundIn } from '../../answering/gather/_test/business'
import { NEW_CONVERSATION } from '../../answering/state'
import { loadProfile } from '../../businesses/loadProfile'
import { day } from './_test/dialogues'
import { openCalendar, ZONE } from './_test/openCalendar'
import { bookingDesk } from './bookInChat'

test('on a day that a notice on the site closes no time is offered, though its owner typed nothing of it', async () => {
  const { businessId } = await openCalendar(['Haircut'])
  await drainOutbox()
  const ctx = testContext()
  const profile = await loadProfile(ctx, businessId)
  const closed = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, month: 'long', day: 'numeric', year: 'numeric' })
  const notice = (text: string) =>
    answerWhole(answererWith(undefined), {
      profile,
      text: `haircut on ${day(5)} at 2 pm`,
      history: [],
      page: {},
      state: NEW_CONVERSATION,
      find: async () => foundIn(text),
      now: new Date(),
      booking: bookingDesk(ctx, profile, { sessionId: newSessionId() }),
    })
  const date = closed.format(Date.now() + 5 * DAY_MS)
  expect((await notice('We cut hair.')).content).toMatch(/is open/)
  expect((await notice(`We are closed on ${date}.`)).content).toMatch(/Nothing is open on/)
})
