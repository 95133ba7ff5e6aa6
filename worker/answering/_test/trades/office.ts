import { business, faqs } from '../business'

export const injury = business(
  {
    id: 'biz_injury',
    name: 'Tidewater Injury & Family Law',
    businessType: 'legal',
    services: 'Personal injury, Divorce, Custody, Wills',
    location: 'Norfolk, VA',
    specialties: null,
    calendlyUrl: null,
    faqs: faqs(
      [
        'What do you charge for an injury case?',
        'Injury cases are taken on contingency: our fee is 33% of the recovery, or 40% if the case goes to trial.',
      ],
      [
        'Is the consultation free?',
        'Consultations are free for injury cases. For family law, a one-hour consultation is $175.',
      ],
      [
        'How much is a divorce?',
        'An uncontested divorce is a flat $1,800 plus court costs. Contested divorces are billed at $295 an hour.',
      ],
      ['Do you handle immigration?', "No, we don't handle immigration matters."],
      ['How much is a will?', 'A simple will costs $350. A living trust starts at $1,900.'],
      ['When are you open?', 'Monday to Friday 9 am to 5 pm, Thursday evenings by appointment.'],
      ['Who is Dana Whitlock?', 'Dana Whitlock has been a member of the Virginia bar since 2004.'],
    ),
  },
  { phones: ['757-555-0188'], languages: ['English', 'Spanish'] },
)

export const taxes = business(
  {
    id: 'biz_taxes',
    name: 'Pinehurst Tax & Books',
    businessType: 'accounting',
    services: 'Tax preparation, Bookkeeping, Payroll, Sales tax filing',
    location: 'Duluth, MN',
    specialties: 'Restaurants',
    calendlyUrl: null,
    faqs: faqs(
      [
        'How much is a tax return?',
        'A simple individual return is $220. Self-employed returns start at $380, and S corporations at $950.',
      ],
      ['How much is bookkeeping?', 'Monthly bookkeeping starts at $250 for up to 100 transactions.'],
      ['Do you file in other states?', 'We file in Minnesota and Wisconsin; each additional state return is $75.'],
      ['Are you CPAs?', 'Joan Aldridge is a certified public accountant. Two enrolled agents work with her.'],
      ['How long does a return take?', 'Most returns are ready ten business days after we have all your documents.'],
      [
        'Do you represent me in an audit?',
        'Audit help is included for returns that we prepared; for others it is $180 an hour.',
      ],
      ['Do you do crypto?', "No, we don't prepare returns with cryptocurrency trading."],
      [
        'When are you open?',
        'From February to April 15: Monday to Saturday 8 am to 7 pm. The rest of the year: Monday to Thursday 9 am to 4 pm.',
      ],
    ),
  },
  { phones: ['218-555-0139'] },
)

export const homes = business(
  {
    id: 'biz_homes',
    name: 'Harborview Realty',
    businessType: 'real_estate',
    services: 'Buying, Selling, Rentals, Property management',
    location: 'Portsmouth, NH',
    specialties: 'First-time buyers',
    calendlyUrl: null,
    faqs: faqs(
      ['What is your commission?', 'Our listing commission is 5%, of which 2.5% goes to the buyer’s agent.'],
      [
        'What do you charge for property management?',
        'Property management is 8% of the monthly rent; finding a tenant costs half a month’s rent.',
      ],
      ['Is a home valuation free?', 'Yes, home valuations are free for sellers in Portsmouth and Rye.'],
      ['How long does it take to sell?', 'Our listings sold in 34 days on average last year.'],
      ['Do you handle commercial property?', 'No, only residential.'],
    ),
  },
  {
    phones: ['603-555-0171'],
    team: [
      { name: 'Alice Warren', role: 'broker' },
      { name: 'Dev Patel', role: 'agent' },
    ],
  },
)

export const staffing = business(
  {
    id: 'biz_staffing',
    name: 'Beacon People Advisors',
    businessType: 'consulting',
    services: 'Handbooks, Hiring, Payroll setup, Manager training',
    location: 'Omaha, NE',
    specialties: 'Companies under 50 people',
    calendlyUrl: null,
    faqs: faqs(
      ['What do you charge?', 'Projects are billed at $160 an hour. Retainers start at $900 a month for six hours.'],
      ['How much is a handbook?', 'An employee handbook is a flat $2,400, with two rounds of changes.'],
      ['Is the first call free?', 'The first 20-minute call is free.'],
      ['Do you give legal advice?', "We aren't attorneys and don't give legal advice."],
      [
        'Where do you work?',
        'We work on site in Omaha and Lincoln, and remotely everywhere else in Nebraska and Iowa.',
      ],
      ['How long does a handbook take?', 'A handbook usually takes four weeks.'],
      [
        'Who will I work with?',
        'Every client works with Marguerite Stahl, who has 18 years of experience in human resources.',
      ],
    ),
  },
  { phones: ['402-555-0165'], emails: ['ask@beaconpeople.example'] },
)

export const garage = business(
  {
    id: 'biz_garage',
    name: 'Redline Auto Care',
    businessType: 'automotive',
    services: 'Oil changes, Brakes, Inspections, Tires',
    location: 'Lancaster, PA',
    specialties: null,
    calendlyUrl: null,
    faqs: faqs(
      ['How much is an oil change?', 'A conventional oil change is $49 and a synthetic one is $79, up to 5 quarts.'],
      ['How much are brakes?', 'Brake pads start at $199 per axle.'],
      ['What cars do you work on?', "We work on Toyota, Honda and Subaru. We don't work on diesel engines."],
      ['Do you have a warranty?', 'Repairs carry a warranty of 12 months or 12,000 miles on parts and labor.'],
      ['Do you have loaner cars?', 'Loaner cars are available for repairs that take longer than one day.'],
      ['Is there a shuttle?', 'We offer a free shuttle within 5 miles.'],
      ['When are you open?', 'Monday to Friday 7:30 am to 5:30 pm.'],
      ['Do you have discounts?', 'Veterans get 5% off labor.'],
      ['How much is an inspection?', 'A state inspection is $25. An emissions test is $35.'],
    ),
  },
  { phones: ['717-555-0122'] },
)
