import { expect, test } from 'vitest'
import { readWhenReply } from './readWhenReply'

const TODAY = '2027-03-10'
const ALL_DAY = [{ from: 0, to: 1440 }]
const read = (reply: unknown) => readWhenReply(`Here it is:\n\`\`\`json\n${JSON.stringify(reply)}\n\`\`\``, TODAY)
const wish = (...spans: unknown[]) => ({ kind: 'wish', wish: { spans } })

test.each([
  [{ none: true }, { kind: 'none' }],
  [{ unclear: true }, { kind: 'unclear' }],
  [
    { wishes: [{ days: ['2027-03-12'], times: ['14:00', '09:00-12:00'] }] },
    wish({
      days: [{ from: '2027-03-12', to: '2027-03-12' }],
      times: [
        { from: 840, to: 840 },
        { from: 540, to: 720 },
      ],
    }),
  ],
  [
    { wishes: [{ days: ['2027-03-15..2027-03-31 mon thu', '2027-05-01..'], times: [] }] },
    wish({
      days: [
        { from: '2027-03-15', to: '2027-03-31', weekDays: ['mon', 'thu'] },
        { from: '2027-05-01', to: null },
      ],
      times: ALL_DAY,
    }),
  ],
  [
    { wishes: [{ days: ['2027-03-01..2027-03-14'] }, { days: ['2027-03-09'] }] },
    wish({ days: [{ from: TODAY, to: '2027-03-14' }], times: ALL_DAY }),
  ],
  [
    { either: ['2027-03-10', '2027-03-17'], times: ['17:00-24:00'] },
    {
      kind: 'ambiguous',
      readings: ['2027-03-10', '2027-03-17'].map((day) => ({
        spans: [{ days: [{ from: day, to: day }], times: [{ from: 1020, to: 1440 }] }],
      })),
    },
  ],
  [
    { either: ['2027-03-02', '2027-03-16'] },
    wish({ days: [{ from: '2027-03-16', to: '2027-03-16' }], times: ALL_DAY }),
  ],
  [{ wishes: [{ days: ['2027-03-09'] }] }, { kind: 'unclear' }],
])('%j', (reply, when) => {
  expect(read(reply)).toEqual(when)
})

test.each([
  [{}],
  [{ wishes: [] }],
  [{ wishes: [{ days: ['Friday'] }] }],
  [{ wishes: [{ days: ['2027-02-30'] }] }],
  [{ wishes: [{ days: ['2027-03-14..2027-03-11'] }] }],
  [{ wishes: [{ days: ['2027-03-12'], times: ['25:00'] }] }],
  [{ wishes: [{ days: ['2027-03-12'], times: ['14:00-12:00'] }] }],
  [{ wishes: [{ days: ['2027-03-12'], times: ['2 pm'] }] }],
  [{ either: 'Friday' }],
])('%j is no answer', (reply) => {
  expect(read(reply)).toBeUndefined()
})

test('neither is anything but JSON', () => {
  expect(readWhenReply('On Friday, I think.', TODAY)).toBeUndefined()
  expect(readWhenReply('', TODAY)).toBeUndefined()
})
