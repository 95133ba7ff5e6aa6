export const FEATURES = {
  gpt: {
    title: 'GPT-powered',
    text: 'Plain answers in whole sentences, however the question is put. Typos are fine, and each answer names where it comes from.',
  },
  mobile: {
    title: 'Mobile responsive',
    text: 'Most people write from a phone, often from a parking lot. The chat is made for a thumb first.',
  },
  integration: {
    title: 'Easy integration',
    text: 'Paste this once, before the end of your page. Shopify, WordPress, Wix or your own; nothing else to install.',
  },
  analytics: {
    title: 'Analytics dashboard',
    text: 'Who wrote, what they wanted, who left a number. In a sentence first, in figures when you want them.',
  },
}
