import { of, percent } from './counts.mjs'

const row = (name, cells) => [name.padEnd(30), ...cells].join('  ')
const cell = (label, part, whole) => `${label} ${of(part, whole)}`.padEnd(label.length + 9)

const wordsOf = (counts) => [
  cell('answered', counts.answered, counts.answerable),
  cell('refused', counts.refused, counts.unanswerable),
]
const words = (name, counts) => row(name, wordsOf(counts))
const questions = (name, counts) =>
  row(name, [
    ...wordsOf(counts),
    cell('lead', counts.lead, counts.leads),
    cell('booking', counts.booking, counts.bookings),
    cell('false intents', counts.falseIntent, counts.plain),
  ])

const kept = (name, counts) =>
  row(name, [
    cell('sentences kept', counts.kept, counts.sentences),
    percent(counts.kept, counts.sentences),
    `of ${counts.asked} replies all ${counts.all}, some ${counts.some}, none ${counts.none}`,
  ])

const outs = (counts) =>
  Object.entries(counts)
    .map(([name, { out, of: all }]) => `${name} ${of(out, all)}`)
    .join(', ')

const rights = (counts) =>
  Object.entries(counts)
    .map(([name, { right, of: all }]) => `${name} ${of(right, all)}`)
    .join(', ')

const totalOf = (rows) =>
  Object.values(rows).reduce((sum, { of: all, right }) => ({ of: sum.of + all, right: sum.right + right }), {
    of: 0,
    right: 0,
  })

const dialogues = (name, { turns, captured }) => {
  const all = totalOf(turns)
  return [
    row(name, [
      cell('turns as expected', all.right, all.of),
      percent(all.right, all.of),
      cell('captured', captured.right, captured.of),
    ]),
    row('', [rights(turns)]),
  ]
}

/** How each part reads, by the name that it is counted under. */
const LINES = {
  alone: (counts) => [
    questions('no recorded reply', counts),
    row('', [cell('answer in the reply or its places', counts.shown, counts.answerable)]),
  ],
  'raw natural': (counts) => [words('natural, raw', counts)],
  'raw close': (counts) => [words('close, raw', counts)],
  rawLies: (counts) => [row('lies that are told', [cell('found', counts.out, counts.of)])],
  rawTurns: (counts) => [row('dialogues, raw', [cell('words as expected', counts.right, counts.of)])],
  natural: (counts) => replyLines('natural', counts),
  close: (counts) => replyLines('close', counts),
  lies: ({ groups, kinds, mixed, neverAsked }) => [
    row('lies that got out', [
      outs(groups),
      `mixed ${of(mixed.out, mixed.of)}`,
      `the model was not asked for ${neverAsked}`,
    ]),
    row('', [outs(kinds)]),
  ],
  dialogues: (counts) => dialogues('dialogues, with replies', counts),
  dialoguesAlone: (counts) => dialogues('dialogues, without a model', counts),
  languages: ({ true: byLanguage, lies }) => {
    const all = Object.values(byLanguage).reduce(
      (sum, one) => ({ of: sum.of + one.of, right: sum.right + one.right, whole: sum.whole + one.whole }),
      { of: 0, right: 0, whole: 0 },
    )
    return [
      row('languages', [
        cell('whole', all.whole, all.of),
        cell('right', all.right, all.of),
        cell('lies out', lies.out, lies.of),
      ]),
      row('', [
        Object.entries(byLanguage)
          .map(([name, one]) => `${name} ${of(one.whole, one.of)}`)
          .join(', '),
      ]),
    ]
  },
  tongue: (counts) => [
    row('languages, without a model', [
      cell('in the visitor’s', counts.own, counts.of),
      `another ${counts.other}, unclear ${counts.unclear}`,
    ]),
  ],
  deleted: (counts) => [
    row('answers deleted, no model', [
      cell('refused', counts.refused, counts.asked),
      percent(counts.refused, counts.asked),
      `${counts.kept} had none to delete`,
    ]),
  ],
  evidence: (counts) => [
    row('evidence', [
      cell('answer in the prompt', counts.held, counts.handed),
      percent(counts.held, counts.handed),
      `${counts.questions - counts.handed} never reached the model, ${counts.overLimit} prompts over 8,000 tokens`,
    ]),
  ],
  contacts: (counts) => [
    row('contact details', [
      cell('right', counts.right, counts.of),
      `wrong ${counts.wrong}, missed ${counts.missed}`,
      cell('about', counts.about, counts.abouts),
      cell('when', counts.when, counts.whens),
    ]),
    row('', [
      Object.entries(counts.fields)
        .map(([name, one]) => `${name} ${of(one.right, one.of)}, wrong ${one.wrong}, missed ${one.missed}`)
        .join('; '),
    ]),
  ],
  kinds: ({ all, kinds, languages }) => [
    row('kinds of message', [cell('right', all.right, all.of), percent(all.right, all.of)]),
    row('', [rights(kinds)]),
    row('', [rights(languages)]),
  ],
}

const replyLines = (wording, { raw, got, kept: sentences }) => [
  questions(`${wording}, raw`, raw),
  questions(`${wording}, as visitors got it`, got),
  kept(`${wording}, sentences`, sentences),
]

/** The lines of a site, or of all of them. */
export const linesOf = (counts) => Object.entries(counts).flatMap(([name, one]) => LINES[name]?.(one) ?? [])

const cut = (text, length = 300) =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, length)

/** What missed, one block each, for whoever mends it. */
export function printCases({ cases, changes }) {
  for (const { of: name, site, id, ...rest } of cases) {
    console.log(`\n[${name}] ${site ?? ''} ${id ?? ''}`)
    for (const [key, value] of Object.entries(rest))
      console.log(`  ${key}: ${cut(typeof value === 'string' ? value : JSON.stringify(value))}`)
  }
  for (const { wording, id, asked, sentence, got, why, instead } of changes)
    console.log(
      `\n[changed] ${wording} ${id} | ${asked}\n  said: ${sentence}\n  why: ${why ?? 'not told'}\n  instead: ${instead ?? ''}\n  got: ${cut(got)}`,
    )
}
