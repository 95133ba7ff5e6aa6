import type { SeedBusiness } from '../../businesses'

export const demoBusiness: SeedBusiness = {
  name: 'Harbor Street Garage',
  businessType: 'automotive',
  services:
    'Oil changes, brake repair, tire replacement, tire rotation, wheel alignment, battery replacement, check-engine diagnostics, air conditioning service, state inspections, pre-purchase inspections',
  location: '214 Harbor Street, Portland, ME 04101',
  specialties: 'Japanese and European cars, hybrids',
  greeting: 'Hi! Car trouble, or just a question? Ask me about services, prices or a time to come in.',
  calendlyUrl: 'https://calendly.com/harbor-street-garage/visit',
  timeZone: 'America/New_York',
  // The dialogue on the landing page is asked of it word by word and ends with the thanks.
  leadQuestions: [],
  country: 'US',
  faqs: [
    {
      question: 'What are your hours?',
      answer: "We're open Monday to Friday 7:30 am to 5:30 pm and Saturday 8 am to 1 pm. We're closed on Sunday.",
    },
    {
      question: 'How much is an oil change?',
      answer:
        'A conventional oil change is $49 and a full synthetic one is $84. Both include a new filter, and we check your fluids and belts.',
    },
    {
      question: 'How long does an oil change take, and can I wait for it?',
      answer:
        "About 45 minutes with an appointment. You're welcome to wait. We have a waiting room with coffee and Wi-Fi.",
    },
    {
      question: 'What do new brakes cost?',
      answer:
        'Brake pads start at $189 per axle, parts and labor included. We measure the rotors and show you before we replace anything.',
    },
    {
      question: 'Do you do brakes on trucks and SUVs, such as a Silverado or an F-150?',
      answer:
        'Yes, cars, SUVs and pickups. Front or rear brake pads start at $189 per axle on most of them, parts and labor included; a heavy-duty pickup may be a little more.',
    },
    {
      question: 'Can I wait there while you do it?',
      answer: 'Yes, if the job takes less than two hours. We have a waiting room with coffee and Wi-Fi.',
    },
    {
      question: 'What do you charge to find out what is wrong with my car?',
      answer: 'A diagnostic check is $95. If you have us do the repair, we take that off the bill.',
    },
    {
      question: 'How long does a state inspection take, and what does it cost?',
      answer: 'About 40 minutes, and it costs $20. Bring your registration and proof of insurance.',
    },
    {
      question: 'Do I need an appointment?',
      answer: 'An appointment is best. We take walk-ins for oil changes and flat tires until 3 pm on weekdays.',
    },
    {
      question: 'Can I get a loaner car?',
      answer:
        'We have two loaner cars for jobs that take longer than a day, and a free shuttle within five miles of the shop.',
    },
    {
      question: 'Do you guarantee your work?',
      answer: 'Yes. Repairs carry a warranty of 24 months or 24,000 miles on parts and labor, whichever comes first.',
    },
    {
      question: 'How can I pay?',
      answer: "We take cash, all major cards and Apple Pay. We don't take personal checks.",
    },
    {
      question: 'Can I pay in installments?',
      answer: "For repairs over $500, you can pay over three months if you're approved. Just ask at the front desk.",
    },
    {
      question: 'Can I drop my car off when you are closed?',
      answer:
        'Yes, any time of night. Take an envelope from the box by the blue door, put your key in it and drop it through the slot.',
    },
    {
      question: 'Do you work on electric cars?',
      answer: "We service hybrids, but we don't work on fully electric cars yet.",
    },
    {
      question: 'Can I bring my own parts?',
      answer: "We only install parts we can stand behind, so we don't install parts you bring in.",
    },
    {
      question: 'What if I have to cancel?',
      answer: "Just let us know a day ahead. There's no cancellation fee.",
    },
  ],
}
