import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/durations'
import { testContext } from '../../_test/visitor'
import { checkHealth } from '../../operator/health'
import { readSettings } from '../env'
import { deleteOldLocalMail } from './deleteOldLocalMail'
import { deliverMail } from './deliverMail'
import { layOutMail } from './layout'
import { listLocalMail } from './listLocalMail'

const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hi Ann', html: '<p>Hi Ann</p>', customerId: 'cus_any' }

describe('delivery', () => {
  test('keeps mail where no sender is set, once for one row', async () => {
    const ctx = testContext()
    const to = `${crypto.randomUUID()}@example.com`
    await deliverMail(ctx, { ...mail, to }, 'out_one')
    await deliverMail(ctx, { ...mail, to }, 'out_one')
    const kept = (await listLocalMail(ctx)).filter((one) => one.to === to)
    const [sentAt, attachments] = [expect.any(String), []]
    expect(kept).toEqual([{ to, subject: 'Hello', text: 'Hi Ann', html: '<p>Hi Ann</p>', sentAt, attachments }])
  })

  test('sends by the platform’s binding where a sender is set, and says so when that fails', async () => {
    const { env } = testContext()
    const settings = { ...readSettings(env), MAIL_FROM: 'desk@deskbell.example' }
    await deliverMail(testContext({ settings }), mail, 'out_two')
    const sent: object[] = []
    const MAIL = {
      send: async (message: object) => {
        sent.push(message)
        throw new Error('550 no such mailbox')
      },
    }
    const failing = testContext({ settings, env: Object.create(env, { MAIL: { value: MAIL } }) })
    const unsubscribeUrl = 'https://deskbell.test/report-off?token=x'
    const asked = { ...mail, replyTo: 'eve@example.com', unsubscribeUrl }
    await expect(deliverMail(failing, asked, 'out_three')).rejects.toThrow('no such mailbox')
    const { customerId: _, ...shown } = mail
    expect(sent).toEqual([
      {
        from: 'desk@deskbell.example',
        ...shown,
        replyTo: 'eve@example.com',
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    ])
  })
})

describe('without a sender', () => {
  test('mail stays owed where nobody could read it, and health says so', async () => {
    const { env } = testContext()
    const ctx = testContext({ settings: { ...readSettings(env), DEV_TOOLS: 'off' } })
    await expect(deliverMail(ctx, mail, 'out_held')).rejects.toThrow('MAIL_FROM')
    const [sender, address] = ['MAIL_FROM', 'PUBLIC_URL'].map((name) => expect.stringContaining(name))
    expect(await checkHealth(ctx)).toMatchObject({ warnings: [sender, address] })
    const unnamed = testContext({ settings: { ...ctx.settings, MAIL_FROM: 'desk@deskbell.example' } })
    await expect(deliverMail(unnamed, mail, 'out_held')).rejects.toThrow('PUBLIC_URL')
    const own = { ...env, LOCAL_ORIGIN: 'http://localhost:9123' }
    expect(await checkHealth(testContext({ settings: ctx.settings, env: own }))).toMatchObject({ warnings: [sender] })
    expect(await checkHealth(testContext())).not.toHaveProperty('warnings')
  })

  test('what was kept goes after thirty days', async () => {
    const to = `${crypto.randomUUID()}@example.com`
    const daysAgo = (days: number) => () => Date.now() - days * DAY_MS
    await deliverMail(testContext({ now: daysAgo(31) }), { ...mail, to, subject: 'Old' }, `out_${to}_old`)
    await deliverMail(testContext({ now: daysAgo(29) }), { ...mail, to, subject: 'New' }, `out_${to}_new`)
    await deleteOldLocalMail(testContext())
    const kept = (await listLocalMail(testContext())).filter((one) => one.to === to)
    expect(kept.map(({ subject }) => subject)).toEqual(['New'])
  })
})

describe('the layout', () => {
  const content = {
    to: 'ann@example.com',
    subject: 'New lead: Eve\r\nBcc: all@example.com',
    heading: '<script>alert(1)</script>',
    lines: ['Tom & "Jerry"'],
    facts: [{ label: 'Name', value: '<img src=x onerror=alert(1)>' }],
    action: { label: 'Open', url: 'https://deskbell.test/a?b=1&c="2"' },
  }

  test('writes what people typed as text, and never lets it become a header or markup', () => {
    const { subject, html } = layOutMail(content)
    expect(subject).toBe('New lead: Eve Bcc: all@example.com')
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&#60;script&#62;')
    expect(html).toContain('href="https://deskbell.test/a?b=1&#38;c=&#34;2&#34;"')
  })

  test('cuts a long subject between characters, and lets nobody turn its direction', () => {
    const long = layOutMail({ ...content, subject: `New lead: ${'🚗'.repeat(200)}` }).subject
    expect(long.isWellFormed()).toBe(true)
    expect(long).toBe(`New lead: ${'🚗'.repeat(140)}…`)
    expect(layOutMail({ ...content, subject: 'New lead: \u202Egnp.eve\u2066' }).subject).toBe('New lead: gnp.eve')
  })

  test('takes names that run from right to left and words longer than a phone is wide', () => {
    const { html, text } = layOutMail({
      ...content,
      heading: '\u202Eeve would like to hear from you',
      facts: [{ label: 'Name', value: 'مركز السيارات' }],
    })
    expect(html).toMatch(/<span dir="auto"[^>]*>مركز السيارات</)
    expect(html + text).not.toContain('\u202E')
    expect(html).toMatch(/overflow-wrap:anywhere[^>]*>\s*<h1/)
  })

  test('begins with a preview, and lets a thumb call', () => {
    const { html } = layOutMail({
      ...content,
      facts: [{ label: 'Phone', value: '(512) 555-0142', href: 'tel:+15125550142' }],
    })
    expect(html).toMatch(/<body[^>]*><div style="display:none[^>]*>Tom &#38; &#34;Jerry&#34; \(512\) 555-0142<\/div>/)
    expect(html).toContain('<a href="tel:+15125550142"')
  })

  test('lets no line that somebody typed pass for one of ours', () => {
    const typed = 'Hi\n\nOpen: https://evil.test'
    const { text } = layOutMail({
      ...content,
      heading: `${typed} would like to hear from you`,
      lines: [typed],
      facts: [{ label: 'Message', value: typed }],
      items: [{ text: typed, action: { label: 'Answer', url: 'https://deskbell.test/answer' } }],
    })
    expect(text.match(/^Open: .*$/gm)).toEqual(['Open: https://deskbell.test/a?b=1&c="2"'])
  })

  test('says the same in text as in HTML, the link included', () => {
    const { text } = layOutMail(content)
    expect(text).toContain('Tom & "Jerry"')
    expect(text).toContain('Open: https://deskbell.test/a?b=1&c="2"')
  })
})
