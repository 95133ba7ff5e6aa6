import { expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/languages'
import { careView, defaultReplies } from './widgetViews'

test('the quick replies are the trade’s for a business that was made with them, and the three of all for an older one', () => {
  expect(defaultReplies({ businessType: 'spa', tradeReplies: true })).toEqual(['Prices', 'Hours', 'Book a Visit'])
  expect(defaultReplies({ businessType: 'spa', tradeReplies: false })).toEqual([
    'Learn More',
    'Get Quote',
    'Schedule Call',
  ])
  expect(defaultReplies({ businessType: 'spa' })).toHaveLength(3)
})

test('a trade’s words of care stand with our notice and not with the owner’s own; without health details they always do', () => {
  const words = (business: Parameters<typeof careView>[0]) => careView(business).care?.en
  expect(words({ businessType: 'legal' })).toContain('attorney-client relationship')
  expect(Object.keys(careView({ businessType: 'dental' }).care ?? {})).toHaveLength(LANGUAGES.length)
  expect(words({ businessType: 'plumbing' })).toBeUndefined()
  expect(words({ businessType: 'legal', careNote: false })).toBeUndefined()
  expect(words({ businessType: 'dental', careNote: false, noHealthDetails: true })).toBe(
    'Please leave out health details.',
  )
  expect(words({ businessType: 'legal', careNote: false, noHealthDetails: true })).toContain('confidential details')
  const privacyNotice = 'We answer within a day.'
  expect(words({ businessType: 'legal', privacyNotice })).toBeUndefined()
  expect(words({ businessType: 'dental', privacyNotice, noHealthDetails: true })).toBe(
    'Please leave out health details.',
  )
})
