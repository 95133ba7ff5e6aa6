import { SOLD_PLANS } from '../../contract/plans'
import { ORIGIN_AT_BUILD } from '../../contract/site'

const ORGANIZATION = `${ORIGIN_AT_BUILD}/#organization`

/** The product and its prices for search engines (schema.org). */
export const structuredData = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', '@id': ORGANIZATION, name: 'Deskbell', url: `${ORIGIN_AT_BUILD}/` },
    {
      '@type': 'SoftwareApplication',
      name: 'Deskbell ChatBot AI',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      url: `${ORIGIN_AT_BUILD}/`,
      image: `${ORIGIN_AT_BUILD}/social.png`,
      description: 'A front desk that lives on a small service business’s website.',
      publisher: { '@id': ORGANIZATION },
      offers: SOLD_PLANS.map(({ name, priceCents, currency }) => ({
        '@type': 'Offer',
        name,
        url: `${ORIGIN_AT_BUILD}/pricing`,
        price: (priceCents / 100).toFixed(2),
        priceCurrency: currency.toUpperCase(),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: (priceCents / 100).toFixed(2),
          priceCurrency: currency.toUpperCase(),
          unitCode: 'MON',
        },
      })),
    },
  ],
}
