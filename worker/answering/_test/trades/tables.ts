import { business, faqs, pages } from '../business'

/** Its hours, fees and people stand in tables and lists. */
export const kennel = business(
  {
    id: 'biz_kennel',
    name: 'Alder Creek Kennels',
    businessType: 'other',
    services: 'Boarding, Daycare, Training',
    location: 'Olympia, WA',
    specialties: null,
    calendlyUrl: null,
    faqs: faqs(
      ['May I bring a toy?', 'Yes, one small toy.'],
      ['Do I need proof of vaccines?', 'Yes, from the last twelve months.'],
      ['Who runs the kennel?', 'Ruth Amsel, who opened it in 2011, and Jorge Pinto, who trains the dogs.'],
    ),
  },
  { phones: ['360-555-0136'] },
  pages('aldercreek.example', [
    ['Hours', 'Monday | 7 am – 6 pm', 'row'],
    ['Hours', 'Tuesday | 7 am – 8 pm', 'row'],
    ['Hours', 'Wednesday | 7 am – 6 pm', 'row'],
    ['Hours', 'Thursday – Sunday | Closed', 'row'],
    ['Fees', 'Overnight | Cat: $22 | Dog under 30 lb: $38 | Dog over 30 lb: $46', 'row'],
    ['Fees', 'Daycare starts at $28, puppy class and agility at $95.'],
    ['Care', 'We have two quiet rooms for dogs that shake in storms, and a free pick-up within ten miles.'],
    ['Fees', 'We are cash-free; cards and checks are fine.'],
    ['Fees', 'A litter box is $4, the second one free with a stay of five nights.'],
  ]),
)
