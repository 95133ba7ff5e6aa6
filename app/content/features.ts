export const FEATURES = {
  gpt: {
    title: 'GPT-powered',
    text: 'Plain answers from your own hours, prices and pages, however people ask.',
  },
  mobile: {
    title: 'Mobile responsive',
    text: 'Most people write from a phone. The chat is made for thumbs.',
  },
  integration: {
    title: 'Easy integration',
    text: 'A few lines, pasted once. Shopify, WordPress, Wix or your own site; no developer needed.',
  },
  analytics: {
    title: 'Analytics dashboard',
    text: 'Who wrote, what they wanted, who left a number: first in a sentence, then in numbers.',
  },
}
