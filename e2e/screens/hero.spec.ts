import * as z from 'zod/mini'
import { HERO_DIALOGUE, HERO_LEAD } from '../../app/content/heroDialogue'
import { sessionResponse } from '../../contract/accounts'
import { chatReply } from '../../contract/chat'
import { lead } from '../../contract/leads'
import { expect, test } from '../support/test'

const OPERATOR = { email: 'operator@deskbell.local', password: 'correct-horse-battery' }

test('what the hero shows is what the demo business answers, to the lead that comes of it', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const figure = page.getByRole('figure').first()
  await expect(figure.locator('p[data-by]')).toHaveText(HERO_DIALOGUE.map(({ text }) => text))

  const sessionId = `hero-${crypto.randomUUID()}`
  const say = async (message: string) => {
    const response = await request.post('/api/chat/1/message', { data: { sessionId, message } })
    return chatReply.parse(await response.json())
  }
  let conversationId = ''
  for (let at = 0; at < HERO_DIALOGUE.length; at += 2) {
    const reply = await say(HERO_DIALOGUE[at]?.text ?? '')
    expect(reply.message.content).toBe(HERO_DIALOGUE[at + 1]?.text)
    // As it stands there: with no form in the message box's place.
    expect(reply).toMatchObject({ answeredBy: 'facts', needsLeadCapture: false, needsScheduling: false })
    conversationId = reply.conversationId
  }

  const { sessionToken } = sessionResponse.parse(
    await (await request.post('/api/auth/login', { data: OPERATOR })).json(),
  )
  const captured = async () => {
    const response = await request.get('/api/leads', { headers: { authorization: `Bearer ${sessionToken}` } })
    const leads = z.array(lead).parse(await response.json())
    return leads.find((each) => each.conversationId === conversationId)
  }
  await expect.poll(captured).toMatchObject(HERO_LEAD)
  for (const words of Object.values(HERO_LEAD)) await expect(figure).toContainText(words)
})
