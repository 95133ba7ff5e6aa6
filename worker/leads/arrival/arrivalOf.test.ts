import { expect, test } from 'vitest'
import { arrivalOf } from './arrivalOf'

test.each([
  [
    { landingUrl: 'https://www.shop.example/prices?token=1#top', referrer: 'https://www.google.com/search?q=x' },
    { pageUrl: 'https://www.shop.example/prices', referrer: 'google.com', campaign: null },
  ],
  [
    { landingUrl: 'https://shop.example/', referrer: 'https://www.shop.example/about' },
    { pageUrl: 'https://shop.example/', referrer: null, campaign: null },
  ],
  [
    { landingUrl: 'https://shop.example/a?utm_source=newsletter&utm_campaign=May&utm_medium=' },
    {
      pageUrl: 'https://shop.example/a',
      referrer: null,
      campaign: { source: 'newsletter', campaign: 'May' },
    },
  ],
  [
    { websiteUrl: 'https://shop.example/contact', landingUrl: 'javascript:alert(1)', referrer: 'android-app://com.x' },
    { pageUrl: 'https://shop.example/contact', referrer: null, campaign: null },
  ],
  [{}, { pageUrl: null, referrer: null, campaign: null }],
])('%j is read as %j', (sent, read) => {
  expect(arrivalOf(sent)).toEqual(read)
})
