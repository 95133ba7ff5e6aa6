import { expect, test } from 'vitest'
import evalProfile from '../../../eval/sites/demo/profile.json'
import { demoBusiness } from './demoBusiness'

test('the eval asks about the business that is seeded', () => {
  const { name, businessType, services, location, specialties, calendlyUrl, faqs } = demoBusiness
  expect(evalProfile).toEqual({
    name,
    businessType,
    services: services.split(', '),
    location,
    specialties: specialties.split(', '),
    bookingLink: calendlyUrl,
    faq: faqs,
  })
})
