export const FEATURES = {
  gpt: {
    title: 'GPT-powered',
    text: 'Plain answers, however people put it and spell it, and each says where it comes from.',
  },
  mobile: {
    title: 'Mobile responsive',
    text: 'Most people write from a phone. The chat is made for a thumb first.',
  },
  integration: {
    title: 'Easy integration',
    text: 'Paste this once. Shopify, WordPress, Wix or your own site; nothing else to install.',
  },
  analytics: {
    title: 'Analytics dashboard',
    text: 'Who wrote, what they wanted, who left a number: in a sentence first, then in figures.',
  },
}
