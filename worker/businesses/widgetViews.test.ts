import { expect, test } from 'vitest'
import { defaultReplies } from './widgetViews'

test('the quick replies are the trade’s for a business that was made with them, and the three of all for an older one', () => {
  expect(defaultReplies({ businessType: 'spa', tradeReplies: true })).toEqual(['Prices', 'Hours', 'Book a Visit'])
  expect(defaultReplies({ businessType: 'spa', tradeReplies: false })).toEqual([
    'Learn More',
    'Get Quote',
    'Schedule Call',
  ])
  expect(defaultReplies({ businessType: 'spa' })).toHaveLength(3)
})
