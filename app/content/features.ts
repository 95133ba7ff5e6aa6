export const FEATURES = {
  gpt: {
    title: 'GPT-powered',
    text: 'Plain answers, however people word it or spell it, and each one says where it came from.',
  },
  mobile: {
    title: 'Mobile responsive',
    text: 'Most people write from a phone. The chat is made for thumbs.',
  },
  integration: {
    title: 'Easy integration',
    text: 'Paste this once. Shopify, WordPress, Wix or your own site; nothing else to install.',
  },
  analytics: {
    title: 'Analytics dashboard',
    text: 'Who wrote, what they wanted, who left a number: first in a sentence, then in numbers.',
  },
}
