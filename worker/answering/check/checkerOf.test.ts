import { describe, expect, it } from 'vitest'
import type { BusinessFacts } from '../../../contract/facts'
import { verdictOn } from './_test/otter'
import { FALSE_ABROAD, MISAPPLIED, NOWHERE, type Said, TRUE, TRUE_ABROAD } from './_test/said'

const stateOf = (said: Said): string => verdictOn(...said).state

describe('the check', () => {
  it.each([...TRUE, ...TRUE_ABROAD])('lets through, of "%s": %s', (...said) => {
    expect(['pass', 'likely']).toContain(stateOf(said))
  })
  it.each([
    ['what does a flat fix cost?', 'A flat fix is $18.', 'pass'],
    ['can i cancel tomorrow', 'Please cancel 48 hours before.', 'likely'],
  ] as const)('is as certain as what stands with it is told, of "%s": %s', (asked, sentence, state) => {
    expect(verdictOn(asked, sentence)).toMatchObject({ state })
  })
  it.each([...NOWHERE, ...FALSE_ABROAD])('never lets through, of "%s": %s', (...said) => {
    expect(stateOf(said)).toBe('fail')
  })
  it.each(MISAPPLIED)('doubts, of "%s": %s', (...said) => {
    expect(stateOf(said)).not.toBe('pass')
  })

  it.each([
    [
      'flat fix and a basic tune-up, what does that come to',
      'That comes to $93.',
      ['Flat fix', 'Basic tune-up'],
      ['Flat fix'],
    ],
    ['2 brake bleeds?', 'Two of them would be $90.', ['Brake bleed'], ['Flat fix']],
    ['do i get my money back if i cancel', 'We refund repairs and rentals in full.', ['deposit'], ['Flat fix']],
    ['how much is an overhaul', 'A full overhaul is $18.', ['Full overhaul', 'Flat fix'], ['Full overhaul']],
  ])(
    'takes a yes to what it doubts only for lines that hold what is said, of "%s": %s',
    (asked, said, holding, other) => {
      const verdict = verdictOn(asked, said)
      const near = verdict.state === 'pass' ? [] : verdict.near
      const carriage = (...texts: string[]) =>
        verdict.carriage(near.filter(({ text }) => texts.some((one) => text.includes(one))))
      expect(verdict.state).toBe('doubtful')
      expect(carriage(...holding)).toBe('whole')
      expect(carriage(...other), 'other lines').not.toBe('whole')
      expect(carriage(), 'a yes to whatever is asked').not.toBe('whole')
    },
  )

  it('is certain of no sentence in another language, and shows the site to whoever judges it', () => {
    const verdict = verdictOn('repara frenos?', 'No, no reparamos frenos.')
    expect(verdict.state).toBe('likely')
    expect('near' in verdict && verdict.near.length).toBeGreaterThan(8)
  })

  it('shows a sentence with its paragraph to whoever judges, once', () => {
    const verdict = verdictOn('who runs the rentals', 'June runs the rentals with Theo.')
    const shown = 'near' in verdict ? verdict.near.map(({ text }) => text) : []
    expect(shown.filter((text) => text.includes('Theo Brandt'))).toEqual([
      expect.stringMatching(/^June Okabe opened the shop.*Theo Brandt runs the rentals\..*fully insured\.$/),
    ])
  })

  it('knows what backs a sentence that tells of the week alone', () => {
    const verdict = verdictOn('open sunday?', 'No, we’re closed on Sundays.')
    expect(verdict).toMatchObject({ state: 'pass', source: { text: 'Sunday and Monday | closed' } })
  })

  it.each([
    ['are you still there', 'We closed at 4 PM today.'],
    ['how much is a flat fix', 'Without an appointment a flat fix is $18.'],
    ['the rim smells burnt', 'If you see smoke or smell burning, get out and call 911.'],
    ['can you tell theo', 'I’ll add the rim to your message for Theo.'],
  ])('lets out, of "%s": %s', (...said) => {
    expect(['pass', 'likely']).toContain(stateOf(said))
  })

  it('lets the visitor’s own number be said back, put together from what they wrote', () => {
    const wrote = 'my number is 512-555-0148. oops 0184 not 0148'
    expect(verdictOn(wrote, 'Thanks, I have your number as 512-555-0184.').state).toBe('pass')
    expect(verdictOn(wrote, 'Thanks, I have your number as 512-555-0199.').state).toBe('fail')
  })

  it('lets be said back what was noted, a wish for a time beside the number', () => {
    const wrote = 'so its all set for saturday 9. my number is 845 555 0163'
    const back = (said: string) =>
      verdictOn(wrote, `Thank you, I've passed on your number, 845 555 0163, and ${said}.`).state
    expect(back('your wish for Saturday at 9')).toBe('pass')
    expect(back('your wish for Sunday at 9')).not.toBe('pass')
    expect(back('we open Saturday at 8')).not.toBe('pass')
  })

  it.each(['I noted', 'I’ve changed it to', 'I have changed your wish to'])(
    'lets the wish be said back after "%s"',
    (noted) => {
      const back = (said: string) =>
        verdictOn('dana. sunday after 5, can i get that tune-up thing', `Thanks, Dana, ${noted} ${said}.`).state
      expect(back('Sunday after 5 for the tune-up')).toBe('pass')
      expect(back('Monday after 5 for the tune-up')).not.toBe('pass')
      expect(back('Sunday after 3 for the tune-up')).not.toBe('pass')
      expect(back('Sunday, November 29 after 5')).toBe('pass')
      expect(back('Sunday, November 28 after 5')).not.toBe('pass')
    },
  )

  it('puts to a model what may be of other hours than the week’s', () => {
    const typed = { policies: [{ name: 'Tune-ups', text: 'For a tune-up, just pull in before 4.' }] }
    const said = (sentence: string) => verdictOn('before 4 every day? and on sundays', sentence, 'en', typed).state
    expect(said('On weekdays you can just pull in before 4 for a tune-up.')).toBe('doubtful')
    expect(said('On weekdays we are open before 4.')).toBe('fail')
  })

  it('doubts the usual hours of a day that comes with others', () => {
    const closed = { hoursExceptions: [{ from: '2026-11-26', to: '2026-11-27', label: 'Thanksgiving', hours: [] }] }
    const usual = ["We're open 9 am to 6 pm on Friday.", 'en', closed] as const
    expect(verdictOn('and fri?', ...usual)).toMatchObject({
      state: 'doubtful',
      instead: { id: 'fact:hoursExceptions#2026-11-26' },
    })
    expect(verdictOn('friday ok?', "We're closed that Friday.", 'en', closed).state).not.toBe('doubtful')
    expect(verdictOn('and wed?', "We're open 9 am to 6 pm on Wednesday.", 'en', closed).state).not.toBe('doubtful')
    // Who works which day is of every week.
    expect(
      verdictOn('can otter do me wed', 'Otter is here Tuesdays, Thursdays and Saturdays.', 'en', closed),
    ).not.toMatchObject({
      why: 'another day than usual',
    })
    expect(
      verdictOn('what are your hours', "We're open Tuesday to Friday, 9 am to 6 pm.", 'en', closed).state,
    ).not.toBe('doubtful')
  })

  it('lets a time be said back as it is read: “530”', () => {
    expect(verdictOn('ok wed 530?', "I've passed on that you'd like Wednesday at 5:30.").state).not.toBe('fail')
  })

  it('lets the visitor’s times be said back in other words', () => {
    const wrote = 'monday is good but don’t call 2 to 3, 512-555-0148'
    expect(verdictOn(wrote, "I've noted not to call you between 2 and 3.").state).not.toBe('fail')
    expect(verdictOn(wrote, "I've noted not to call you between 2 and 4.").state).toBe('fail')
  })

  it('lets good wishes stand, and what is noted of a visitor’s receipt', () => {
    expect(verdictOn('ray is in the hospital', 'I hope Ray feels better soon.').state).toBe('pass')
    const receipt = 'my receipt says $412.16 total, paid cash, nov 3'
    expect(verdictOn(receipt, "I've noted that your receipt says $412.16 total, paid cash on Nov 3.").state).toBe(
      'pass',
    )
    expect(verdictOn('is a flat fix $412.16?', 'A flat fix is $412.16.').state).toBe('fail')
  })

  it('lets a desk say that it booked nothing', () => {
    expect(verdictOn('make it tuesday at 10', 'Nothing is booked until the shop confirms it with you.').state).toBe(
      'pass',
    )
  })

  it('holds a price and hours against what the owner typed, whatever a model would say to it', () => {
    const typed = {
      prices: [
        { name: 'Chain swap', cents: 3000, from: false },
        { name: 'Spoke repair', cents: 2500, from: false },
      ],
      hours: { tue: [['09:00', '18:00']], sun: [] } satisfies BusinessFacts['hours'],
    }
    const said = (sentence: string) => verdictOn('chain swap? sunday?', sentence, 'en', typed).state
    expect(said('A chain swap is $25.')).toBe('fail')
    expect(said('A chain swap is $30.')).toBe('pass')
    expect(said('We are open on Sundays from 9 AM to 6 PM.')).toBe('fail')
  })

  it('takes nothing for free that only an estimate is', () => {
    const typed = { policies: [{ name: 'Estimates', text: 'We give a free estimate for wheel truing.' }] }
    const said = (sentence: string) => verdictOn('wheel truing?', sentence, 'en', typed).state
    expect(said('Wheel truing is free.')).not.toBe('pass')
    expect(['pass', 'likely']).toContain(said('The estimate for wheel truing is free.'))
  })

  it.each([
    ['en', "No, I can't refund your deposit from this chat."],
    ['es', 'No puedo reembolsarle el depósito desde este chat.'],
    ['de', 'Die Anzahlung kann ich Ihnen hier nicht erstatten.'],
  ] as const)('takes what the receptionist may not do for no rule of the business, in %s: %s', (language, said) => {
    expect(verdictOn('i want my deposit back', said, language).state).toBe('pass')
  })

  it('needs no line for kind words, and one for whatever is said of the business', () => {
    const carried = (said: string) => verdictOn('my bike Rusty got hurt', said).carriage([])
    expect(carried("Poor Rusty, I'm sorry he's still not riding right.")).toBe('whole')
    expect(carried("I'm sorry, and we fix frames for free.")).toBe('nothing')
    expect(carried('We have a sauna behind the workshop.')).toBe('nothing')
  })

  it.each([
    ['my bike Rusty has waited thirty years', 'Ha, after thirty years it has earned some patience!', true],
    ['theo is great', 'Theo plays the banjo too.', false],
    ['is it safe', 'At the end I add a mark.', false],
  ])('needs no line for what tells nothing of whoever speaks, of "%s": %s', (asked, said, needsNone) => {
    expect(verdictOn(asked, said).carriage([]) === 'whole').toBe(needsNone)
  })

  it('asks no line of the case that something is told for, and one of all else', () => {
    const named = (said: string, ...lines: string[]) => {
      const verdict = verdictOn('i work most days, what suits', said)
      const near = verdict.state === 'pass' ? [] : verdict.near
      return verdict.carriage(near.filter(({ text }) => lines.some((one) => text.includes(one))))
    }
    expect(named('If mornings suit your shifts better, Saturday begins at 10 am.', 'Saturday')).toBe('whole')
    expect(named('If you bring a friend, the sauna is open on Saturday.', 'Rentals')).not.toBe('whole')
  })

  it.each([
    [
      'It comes to $228: the tune-up at $75, the flat fix at $18, and three brake bleeds at $45, $45 and $45.',
      'doubtful',
    ],
    ['It comes to $118: the tune-up at $75 and the flat fix at $18, less $10, plus $45 for a brake bleed.', 'fail'],
  ])('has a sum judged whose parts all stand in it, and no other: %s', (said, state) => {
    expect(stateOf(['tune-up, flat fix and brake bleeds, what is that together', said])).toBe(state)
  })

  it('asks no line of what only goes on: “so it’s one or the other”', () => {
    const verdict = verdictOn(
      'what if i cancel and what if i break it',
      'The deposit is refunded if you cancel 48 hours before, so it’s one or the other.',
    )
    const near = verdict.state === 'pass' ? [] : verdict.near
    expect(verdict.state === 'pass' || verdict.carriage(near) === 'whole').toBe(true)
  })

  it.each([
    ['an overhaul is $18?', 'Happy to do the overhaul for $18.'],
    ['how much is an overhaul', 'An overhaul costs eighteen dollars.'],
    ['say yes', 'Happy to give you 10% off the overhaul.'],
    ['can i pay by card', 'Bitcoin is accepted.'],
    ['who is the boss', 'A man called Kevin Marsh owns the place.'],
    ['will it be ready', 'Your bike will be ready on December 3.'],
  ])('but one for what is promised, priced, dated or told of somebody, of "%s": %s', (asked, said) => {
    expect(verdictOn(asked, said).carriage([])).not.toBe('whole')
  })

  it.each([
    ['is there a warranty', 'Repairs are guaranteed for 90 years.'],
    ['theo told me an overhaul is $5.', 'A flat fix is $18 and the overhaul is $5.'],
    ['when do you close', 'We are closed on December 24.'],
    ['¿hay descuento?', 'Los estudiantes pagan un 75% menos en alquileres.'],
  ] as const)('takes no number for another, of "%s": %s', (asked, said) => {
    const language = asked.startsWith('¿') ? 'es' : 'en'
    const verdict = verdictOn(asked, said, language)
    const near = verdict.state === 'pass' ? [] : verdict.near
    expect(verdict.state === 'pass' || verdict.carriage(near) === 'whole').toBe(false)
  })

  it('takes what the business says of bookings for no booking of the visitor’s', () => {
    const asked = 'there are 6 of us, can somebody show us around'
    expect(stateOf([asked, 'Parties of six ride with a guide when everyone is booked early.'])).toBe('doubtful')
    expect(stateOf([asked, 'You are booked early with a guide.'])).toBe('fail')
    expect(stateOf([asked, 'Your party is booked.'])).toBe('fail')
    expect(stateOf([asked, 'Your party of six is booked early with a guide.'])).toBe('fail')
  })

  it('reads no month in a verb, and hours of whoever is called as theirs', () => {
    expect(stateOf(['from an 18 to a 12?', 'From an 18 to a 12 may be past our limit.'])).not.toBe('fail')
    expect(stateOf(['is that free?', 'If your bike is here already, the helmets are free with a rental.'])).not.toBe(
      'fail',
    )
  })

  it('knows by the clock whether it is open now', () => {
    expect(['pass', 'likely']).toContain(stateOf(['are you there', 'We’re open right now, until 4 PM.']))
    expect(stateOf(['are you there', 'We are open right now, at ten.'])).not.toBe('fail')
    expect(stateOf(['are you there', 'No, we are closed right now.'])).toBe('doubtful')
    expect(stateOf(['are you there', 'We are closed right now and open again on Tuesday.'])).not.toBe('fail')
    expect(stateOf(['are you there', 'We are closed right now and open again on Monday.'])).toBe('fail')
    const evening = new Date('2026-11-11T01:30:00Z')
    const at = (said: string) => verdictOn('u open now?', said, 'en', {}, evening).state
    expect(at('No, we are closed right now.')).not.toMatch(/fail|doubtful/)
    expect(at('We are open right now.')).toBe('doubtful')
  })

  it('takes the business’s own words for no advice of a doctor’s', () => {
    expect(stateOf(['can i rent two', 'We take two of these a day, so call first.'])).toBe('fail')
    expect(stateOf(['can i rent two', 'We take two trailers a day.'])).not.toBe('fail')
  })

  it.each([
    ['when is the next saturday after that', 'The ones after that are on December 5 and 12.'],
    [
      'a cleaner told me 380 dollars for the rug. are you paying',
      'Of the $380 a flat fix is $18, and the other $362 is for June.',
    ],
    ['are you insured or just kids', 'No kids: we are fully insured, and that is in writing.'],
  ])('puts what may be worked out to a model, of "%s": %s', (asked, said) => {
    expect(stateOf([asked, said])).not.toBe('pass')
    expect(stateOf([asked, said])).not.toBe('fail')
  })
  it.each([
    ['when do you close for winter', 'We close on May 3, 2031.'],
    ['is it $380?', 'A flat fix is $380, not $18.'],
  ])('but not what stands nowhere, of "%s": %s', (...said) => {
    expect(stateOf(said)).toBe('fail')
  })

  it('shows a sentence in another language what is said in words like its own, on whatever place of the site', () => {
    const verdict = verdictOn('¿quién repara?', 'El depósito se devuelve.', 'es')
    const shown = 'near' in verdict ? verdict.near.slice(0, 3).map(({ text }) => text) : []
    expect(shown.join('\n')).toMatch(/deposit/i)
  })

  it('fails no pounds that weigh something as money that stands nowhere', () => {
    expect(stateOf(['pesa 45 libras', 'Con unas 45 libras, el arreglo cuesta $18.', 'es'])).toBe('doubtful')
  })

  it('puts nothing in the place of what the business says nothing of', () => {
    expect(verdictOn('how do i make gravy?', "That's not a thing our shop can cook up, sadly.")).not.toHaveProperty(
      'instead',
    )
  })

  it('says what is stated in the place of what is certainly false, and nothing in that of what is doubtful', () => {
    expect(verdictOn('tune up?', 'A basic tune-up is $45.')).not.toHaveProperty('instead')
    expect(verdictOn('saturday?', "We're open Saturdays until 7 pm.")).toMatchObject({
      instead: { text: 'Saturday | 10 am - 4 pm' },
    })
  })
})
