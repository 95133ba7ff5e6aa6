import { describe, expect, it } from 'vitest'
import { sentencesOf, takeSentences } from './sentences'

describe('sentences', () => {
  it.each<[string, string[]]>([
    ['Dr. Raman sees patients. Mr. Olsen does not.', ['Dr. Raman sees patients.', 'Mr. Olsen does not.']],
    ['We are on St. Mary St. in town. Call us.', ['We are on St. Mary St. in town.', 'Call us.']],
    [
      'Call at 3 p.m. on Fridays. We close at 5 p.m. Call us.',
      ['Call at 3 p.m. on Fridays.', 'We close at 5 p.m.', 'Call us.'],
    ],
    ['Come at 3 p.m. Friday.', ['Come at 3 p.m. Friday.']],
    [
      'It costs $4.50. No. 5 is free. No. We are closed.',
      ['It costs $4.50.', 'No. 5 is free.', 'No.', 'We are closed.'],
    ],
    ['See www.spa.com. Then go... and wait… Really?', ['See www.spa.com.', 'Then go... and wait…', 'Really?']],
    ['He said "Yes." (Gladly.) Done!', ['He said "Yes."', '(Gladly.)', 'Done!']],
    ['J. R. Smith, e.g. this. U.S. citizens.', ['J. R. Smith, e.g. this.', 'U.S. citizens.']],
    [
      'Write to P.O. Box 418. We take Delta (incl. TRICARE).',
      ['Write to P.O. Box 418.', 'We take Delta (incl. TRICARE).'],
    ],
    ['Closed Sat. and Sun. Call us.', ['Closed Sat. and Sun.', 'Call us.']],
    ['Am 24. Dezember ist zu. Um 8.30 Uhr auf.', ['Am 24. Dezember ist zu.', 'Um 8.30 Uhr auf.']],
    ['El Sr. Pérez atiende. ¿Cuándo? Hoy.', ['El Sr. Pérez atiende.', '¿Cuándo?', 'Hoy.']],
    ['我们营业。请来！好吗？“可以。”谢谢', ['我们营业。', '请来！', '好吗？', '“可以。”', '谢谢']],
    ['نعم. هل تريد؟ شكرا.', ['نعم.', 'هل تريد؟', 'شكرا.']],
    ['1. Book online. 2. Come in.', ['1. Book online.', '2. Come in.']],
    ['line one\n\nline two', ['line one', 'line two']],
    ['What?! No way!! Ok.', ['What?!', 'No way!!', 'Ok.']],
    ['no end', ['no end']],
    ['', []],
  ])('%s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })
})

describe('sentences of a text that grows', () => {
  it.each<[string, string[], string]>([
    ['It is $4.', [], 'It is $4.'],
    ['It is four.', [], 'It is four.'],
    ['It is four. S', ['It is four.'], ' S'],
    ['Hello. Ask Dr.', ['Hello.'], ' Ask Dr.'],
    ['Hello there. We are op', ['Hello there.'], ' We are op'],
    ['We close at 5 p.m.', [], 'We close at 5 p.m.'],
    ['Write to us@example.', [], 'Write to us@example.'],
    ['We close at 5 p.m. Call ', ['We close at 5 p.m.'], ' Call '],
    ['We close on 24. D', [], 'We close on 24. D'],
    ['He said "now.', [], 'He said "now.'],
    ['Really?', ['Really?'], ''],
    ['好的。', ['好的。'], ''],
    ['Wait...', [], 'Wait...'],
    ['line\nnext', ['line'], 'next'],
  ])('%s', (buffer, sentences, rest) => {
    expect(takeSentences(buffer)).toEqual({ sentences, rest })
  })

  it('says in pieces what it says at once', () => {
    const text =
      'Dr. Raman is in at 9 a.m. on Mondays. It costs $4.50, e.g. for No. 5! Really? Yes. 他说“好的。”再见。"Come in," he said (smiling.) Bye.'
    let buffer = ''
    const taken: string[] = []
    for (const letter of text) {
      const { sentences, rest } = takeSentences(buffer + letter)
      taken.push(...sentences)
      buffer = rest
    }
    expect([...taken, ...sentencesOf(buffer)]).toEqual(sentencesOf(text))
  })
})
