import type { Conversation, ConversationHead } from '../../contract/chat'
import type { Lead } from '../../contract/leads'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { signIn } from './signIn'

const AT = '2026-11-20T14:05:00.000Z'
const headOf = (businessId: string, preview: string, matter?: ConversationHead['matter']): ConversationHead => ({
  id: `conv_${preview.length}`,
  businessId,
  sessionId: 'a-visit-of-theirs',
  isActive: false,
  messageCount: 2,
  preview,
  lastLine: preview,
  lastBy: 'visitor',
  hasDetails: false,
  isUnanswered: false,
  isResolved: false,
  isUnread: false,
  ...(matter && { matter }),
  pageUrl: 'https://ortega.example/services',
  createdAt: AT,
  lastMessageAt: AT,
})
const COUNT = { 'total-count': '1', 'access-control-expose-headers': 'total-count' }

test('the owner sees what matters: in the list, in a chat, and of a lead without a name', async ({
  page,
  sharedOwner,
}) => {
  const { businessId } = sharedOwner
  await signIn(page, sharedOwner)

  await test.step('the list marks what its owner should not miss', async () => {
    const heads = [
      headOf(businessId, 'the floor was wet and I fell', 'injury'),
      headOf(businessId, 'Water is coming through the ceiling!!', 'urgent'),
      headOf(businessId, 'your man left a mess', 'complaint'),
      headOf(businessId, 'i want my money back', 'refund'),
      headOf(businessId, 'did i leave my ring at yours', 'lost_item'),
      headOf(businessId, 'can i talk to a real human', 'wants_person'),
      headOf(businessId, 'Do you clean drains on Sundays?'),
    ]
    await page.route('**/api/businesses/*/conversations', (route) => route.fulfill({ json: heads, headers: COUNT }))
    await page.goto('/admin-direct/conversations')
    for (const [words, preview] of [
      ['Injury', 'fell'],
      ['Urgent', 'ceiling'],
      ['Complaint', 'mess'],
      ['Refund', 'money'],
      ['Lost item', 'ring'],
      ['Wants a person', 'human'],
    ] as const)
      await expect(page.getByRole('link', { name: preview }).getByText(words, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a chat says what a reply stood on, and which places were shown with it', async () => {
    const conversation: Conversation = {
      ...headOf(businessId, 'i want my money back', 'refund'),
      messages: [
        { id: 'm1', type: 'user', content: 'i want my money back', timestamp: AT },
        {
          id: 'm2',
          type: 'bot',
          content: 'I’m sorry to hear that. I’ll pass it on to the owner.',
          timestamp: AT,
          sources: [
            { kind: 'fact', title: 'Business profile' },
            { kind: 'fact', title: 'Hours' },
            { kind: 'faq', title: 'FAQ' },
            { kind: 'page', title: 'Drain cleaning', url: 'https://ortega.example/services' },
          ],
          places: [{ title: 'Guarantee', url: 'https://ortega.example/guarantee', text: 'Two years on every repair.' }],
        },
      ],
    }
    await page.route('**/api/businesses/*/conversations/*', (route) => route.fulfill({ json: conversation }))
    await page.route('**/api/businesses/*/conversations/*/notes', (route) =>
      route.fulfill({ json: [], headers: COUNT }),
    )
    await page.goto(`/admin-direct/conversations/${conversation.id}`)
    await expect(page.getByText('Refund', { exact: true }).last()).toBeVisible()
    await expect(
      page.getByText('Answered from your settings; your own answers; the page they were on, “Drain cleaning”'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Guarantee' })).toHaveAttribute(
      'href',
      'https://ortega.example/guarantee',
    )
    await expectAccessible(page)
  })

  await test.step('a lead without a name is a visitor, with their number and what it is about', async () => {
    const lead: Lead = {
      id: 'lead_1',
      businessId,
      conversationId: 'conv_1',
      name: '',
      email: null,
      phone: '(512) 555-0102',
      projectDetails: null,
      message: 'kitchen sink is blocked, can someone come tomorrow',
      status: 'new',
      note: null,
      source: 'widget',
      valueCents: null,
      currency: 'USD',
      wonAt: null,
      assignedTo: null,
      mailedAt: null,
      personId: null,
      arrival: { pageUrl: null, referrer: null, campaign: null },
      language: null,
      consent: null,
      answers: [],
      createdAt: AT,
    }
    await page.route('**/api/businesses/*/leads', (route) => route.fulfill({ json: [lead], headers: COUNT }))
    await page.goto('/admin-direct/leads')
    await expect(page.getByText('Visitor', { exact: true })).toBeVisible()
    await expect(page.getByText('kitchen sink is blocked')).toBeVisible()
    await expect(page.getByRole('link', { name: '(512) 555-0102' })).toHaveAttribute('href', 'tel:5125550102')
    await expect(page.getByRole('combobox', { name: 'Status of Visitor, (512) 555-0102' })).toBeVisible()
    await expectAccessible(page)
  })
})
