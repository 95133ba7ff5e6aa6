/** What a quick reply does, whatever its label: English ones as the widget is sent them; `quickReplies/` has them in its other languages. */
export const QUICK_LABELS = {
  learnMore: 'Learn More',
  quote: 'Get Quote',
  call: 'Schedule Call',
  prices: 'Prices',
  hours: 'Hours',
  book: 'Book a Visit',
  services: 'Services',
  insurance: 'Insurance',
} as const
export type QuickAction = keyof typeof QUICK_LABELS
export type QuickLabel = (typeof QUICK_LABELS)[QuickAction]
