import { describe, expect, test } from 'vitest'
import { ask, electrician } from './_test/ask'
import { found, SITE } from './_test/found'

const profile = electrician({
  name: "Mill Lane Farm's School",
  businessType: 'other',
  services: 'Riding lessons, Pony parties',
  location: 'Troy, NY',
  specialties: null,
  calendlyUrl: null,
  faqs: [],
})
const site = found({
  '/': [
    ["Hello, I'm Nora Quill", 'Riding lessons for all who like horses.'],
    ['How to pay', 'Checks and all major cards.'],
    ['How to pay', 'Pay attention to the gate.'],
    ['Our promise', 'Every saddle we mend is covered for one year.'],
    ['Fully insured', 'We carry a million dollars of liability cover.'],
    ['Cancellations', 'Let us know by noon the day before.'],
    ['Lessons', 'Lesson length: 1 hour', 'item'],
    ['Lessons', 'Up to 4 riders in a group, so small groups only.', 'item'],
    ['Answers', 'We write back within two days, messages are returned in the evening.'],
    ['Prices / Hay', 'Bale of hay | $9', 'row'],
    ['Prices / Hall', 'The riding hall is let by the hour to other clubs.'],
    ['Prices / Passes', 'Pass | $90 for 5 lessons', 'row'],
    ['Prices / Passes', 'Passes | $160 for 10 lessons', 'row'],
    ['Safety', 'Riders with special needs are welcome, any special saddle is ours.'],
  ],
  '/badges': [['Badges / Promotion and tests', 'Students take the test on the yard in May.']],
  '/faq': [
    ['Questions / Do we have to pay for parking?', 'No', 'faq'],
    ['Questions / Can I bring food?', 'Yes', 'faq'],
  ],
  '/winter': [['Holiday Hours', 'Christmas Eve | 9am to 3pm', 'row']],
  '/privacy': [['Privacy', 'The owner keeps your data; who founded the arbitration court in Mill Creek decides.']],
  '/contact': [
    ['Email', 'Write to news@mill.example for our letter.'],
    ['Email', 'Barn branch: barn@mill.example', 'item'],
    ['Hours', 'Monday | AM: 8:00am - 11:30am | Closed: closed | PM: 4:00pm - 5:15pm', 'row'],
    ['Hours', 'Wednesday | AM: 8:00am - 11:30am | Closed: closed', 'row'],
    ['Hours', 'Saturday | Morning 9am - 12pm', 'row'],
    ['Hours', 'Afternoon 2pm - 4pm'],
  ],
})
const say = async (text: string) => ask(text, { profile, page: {}, found: site })

describe('what visitors ask of any business', () => {
  test.each([
    ['what payment methods do you take', /^Checks and all major cards/],
    ['how can we pay', /^Checks and all major cards/],
    ['whats your cancellation policy', /noon the day before/],
    ['what warranty do you give on saddles', /covered for one year/],
    ['are you insured', /liability cover/],
    ['how long is one lesson', /1 hour/],
    ['how soon do you answer emails', /within two days/],
    ['how big are the groups', /Up to 4 riders/],
    ['how much is a bale of hay', /\$9/],
    ['price of ten lessons', /\$160/],
    ['do we pay to park', /^Do we have to pay for parking\? No\./],
    ['could we bring a picnic', /^Can I bring food\? Yes\./],
    ['when do you close xmas eve', /^Christmas Eve, 9am to 3pm/],
    ['who runs this place', /Nora Quill/],
    ['whats the email for the barn', /barn@mill\.example/],
  ])('%s', async (question, answer) => {
    expect((await say(question)).content).toMatch(answer)
  })

  test.each([
    ['do you accept insurance', 'who is insured takes nobody’s insurance for it'],
    ['are you licensed', 'insured is not licensed'],
    ['anything off for students', 'special needs are no special offer'],
    ['what is the hall per hour', 'that it is let tells no price'],
    ['what time is tomorrow’s first ride', 'a length is no time of day'],
    ['could somebody watch my toddler', 'nobody minds a child because something is minded'],
  ])('%s: %s', async (question) => {
    expect((await say(question)).known).toBe(false)
  })

  test('a privacy page answers nothing', async () => {
    for (const question of ['who runs this place', 'what happens to my data'])
      expect((await say(question)).sources).not.toContainEqual(expect.objectContaining({ url: `${SITE}/privacy` }))
  })
})

describe('a day in two parts', () => {
  test.each([
    ['are you open monday', /^Yes, we're open Monday 8 am – 11:30 am and 4 pm – 5:15 pm/],
    ['are you open wednesday afternoon', /^No, we're open Wednesday 8 am – 11:30 am/],
    ['are you open saturday', /9 am – 12 pm and 2 pm – 4 pm/],
    ['when can i pick her up on monday', /^We're open Monday 8 am/],
    ['how late are you there on saturday', /We close at 4 pm/],
  ])('%s', async (question, answer) => {
    expect((await say(question)).content).toMatch(answer)
  })
})

test.each([
  'a table for four on tuesday at 8 please',
  'i want a private lesson wednesday after 4, is that possible',
  'can you fit us in 3rd to 9th may',
])('a time is wanted: %s', async (question) => {
  expect(await say(question)).toMatchObject({ needsLeadCapture: true })
})
