import { business, faqs, pages } from '../business'

export const plumber = business(
  {
    id: 'biz_plumber',
    name: 'Juniper & Sons Plumbing',
    businessType: 'plumbing',
    services: 'Drain cleaning, Water heaters, Toilet replacement, Leak repair, Camera inspection',
    location: 'Portland, OR',
    specialties: 'Older homes',
    calendlyUrl: null,
    faqs: faqs(
      ['Do you offer emergency service?', "Yes, from 6 am to 10 pm every day. After 10 pm we don't come out."],
      ['Are you licensed?', 'Yes, our Oregon CCB license is 214907. We are bonded and insured.'],
      ['Are estimates free?', 'Estimates are free for jobs over $500; otherwise the $79 service call applies.'],
      ['Do you work on gas lines?', "No, we don't work on gas lines."],
      ['How soon can you come?', 'Usually within two business days.'],
    ),
  },
  {
    phones: ['(503) 555-0119'],
    emails: ['hello@juniperplumbing.example'],
    addresses: ['410 Alder Street, Portland, OR 97205'],
    areas: ['Portland', 'Beaverton', 'Gresham'],
    hours: {
      mon: [['08:00', '17:00']],
      tue: [['08:00', '17:00']],
      wed: [['08:00', '17:00']],
      thu: [['08:00', '17:00']],
      fri: [['08:00', '17:00']],
      sat: [['09:00', '13:00']],
      sun: [],
    },
    prices: [
      { name: 'Service call', cents: 7900, from: false },
      { name: 'Drain cleaning', cents: 14900, from: true },
      { name: 'Water heater installation', cents: 145000, from: false, toCents: 210000 },
      { name: 'Toilet replacement', cents: 32500, from: false },
      { name: 'Camera inspection', cents: 22500, from: false },
      { name: 'Labor', cents: 12000, from: false, unit: 'per hour' },
    ],
    payments: ['Visa', 'Mastercard', 'Check'],
    policies: [
      { name: 'Warranty', text: 'We guarantee our labor for 90 days.' },
      { name: 'Cancellation', text: 'Please cancel at least 24 hours ahead; later cancellations cost $50.' },
    ],
    team: [{ name: 'Rosa Juniper', role: 'owner and master plumber' }],
    languages: ['English', 'Spanish'],
  },
)

export const furnaces = business(
  {
    id: 'biz_furnaces',
    name: 'Tamarack Heating & Air',
    businessType: 'hvac',
    services: 'Furnace repair, AC repair, Heat pumps, Tune-ups',
    location: 'Ottawa, ON',
    specialties: null,
    calendlyUrl: null,
    country: 'CA',
    currency: 'cad',
    timeZone: 'America/Toronto',
    faqs: faqs(
      ['Is the diagnostic fee waived?', 'Yes, the $99 diagnostic fee is waived if you go ahead with the repair.'],
      [
        'What warranty do furnaces have?',
        'Lennox furnaces have a 10-year parts warranty when registered within 60 days.',
      ],
      ['Do you offer financing?', 'Financing is available through SNAP at 9.99% for 60 months, on approved credit.'],
      [
        'What is the Comfort Club?',
        'The Comfort Club is $18 a month and includes one tune-up a year and 10% off repairs.',
      ],
      [
        'Are you available nights?',
        'Club members can call us 24 hours a day; for everyone else we are open weekdays 8 am to 6 pm.',
      ],
    ),
  },
  {
    phones: ['613-555-0143'],
    areas: ['Ottawa', 'Kanata', 'Orleans'],
    prices: [
      { name: 'Furnace tune-up', cents: 12900, from: false },
      { name: 'AC tune-up', cents: 11900, from: false },
      { name: 'Diagnostic visit', cents: 9900, from: false },
      { name: 'New furnace', cents: 380000, from: true, unit: 'installed' },
    ],
  },
)

export const roofer = business(
  {
    id: 'biz_roofer',
    name: 'Stonegate Roofing',
    businessType: 'roofing',
    services: 'Roof replacement, Roof repair, Gutters, Inspections',
    location: 'Tucson, AZ',
    specialties: null,
    calendlyUrl: null,
    faqs: faqs(
      ['Is the inspection free?', 'Yes, roof inspections are free.'],
      [
        'What warranty do you give?',
        'Full replacements have a 25-year workmanship warranty; repairs are covered for 2 years.',
      ],
      ['How long does it take?', 'Most roofs are finished in two days, weather permitting.'],
      ['Are you certified?', 'We are GAF Certified. Our license is ROC 318842.'],
      ['How much is a repair?', 'Repairs start at $350.'],
      ['Do you help with insurance?', "We help with insurance claims, but we can't promise what the insurer decides."],
      ['Do you do solar?', "We don't install solar panels."],
    ),
  },
  { phones: ['520-555-0150'], areas: ['Tucson', 'Marana'] },
)

export const gardens = business(
  {
    id: 'biz_gardens',
    name: 'Clover Hill Landscaping',
    businessType: 'landscaping',
    services: 'Mowing, Mulch, Patios, Tree trimming, Snow removal',
    location: 'Ithaca, NY',
    specialties: null,
    calendlyUrl: null,
    faqs: faqs(),
  },
  { phones: ['607-555-0102'], areas: ['Ithaca', 'Lansing', 'Dryden'] },
  pages('clover.example', [
    ['Mowing', 'Weekly mowing starts at $45 for lawns up to a quarter acre.'],
    ['Mowing', 'Every-other-week mowing starts at $60.'],
    ['Mowing', 'There is no contract; the first mow is free when you sign up for the season.'],
    ['Mulch', 'Mulch is $85 a yard, delivered and spread.'],
    ['Patios', 'Paver patios run $22 to $30 a square foot.'],
    ['Patios', 'We give a five-year guarantee on patios, and one year on walls.'],
    ['Trees', 'We trim trees up to 25 feet; taller ones we leave to an arborist.'],
    ['Snow', 'Snow removal contracts are sold until November 1.'],
    ['Snow', 'Driveways are plowed before 7 am when more than two inches have fallen.'],
    ['Estimates', 'Estimates are free within 15 miles of Ithaca.'],
    ['About', 'We are fully insured, and our applicators are licensed by New York State.'],
    ['About', 'Ted Marsh founded Clover Hill in 2009.'],
    ['Paying', 'We take checks, Venmo and all major cards; cards carry a 3% fee.'],
  ]),
)

export const locksmith = business(
  {
    id: 'biz_locksmith',
    name: 'Cobalt Lock & Key',
    businessType: 'other',
    services: 'Lockouts, Rekeying, Lock installation, Car keys',
    location: 'Reno, NV',
    specialties: null,
    calendlyUrl: null,
    faqs: faqs(
      ['How fast can you get here?', 'Most lockouts in Reno are reached within 45 minutes.'],
      ['Do you make car keys?', 'We make keys for most cars up to 2019. We cannot program Tesla or BMW keys.'],
      ['Do you need proof?', 'Yes, please have a photo ID or your registration ready before we open a door.'],
      ['What are after hours?', 'The after-hours surcharge applies from 8 pm to 7 am and on Sundays.'],
      ['Do you give discounts?', 'Landlords with five or more units get 15% off rekeying.'],
      ['Is there a warranty?', 'New locks have the maker’s one-year warranty. Our labor is guaranteed for 60 days.'],
    ),
  },
  {
    phones: ['775-555-0128'],
    areas: ['Reno', 'Sparks'],
    prices: [
      { name: 'Home lockout', cents: 8500, from: false },
      { name: 'Car lockout', cents: 6500, from: true },
      { name: 'Rekeying', cents: 2200, from: false, unit: 'per lock' },
      { name: 'Deadbolt installation', cents: 12000, from: false, toCents: 18000 },
      { name: 'After-hours surcharge', cents: 4000, from: false },
    ],
  },
)
