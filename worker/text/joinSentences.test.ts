import { expect, test } from 'vitest'
import { joinSentences } from './joinSentences'

test.each([
  [['We open at 9.', 'Come by.'], 'We open at 9. Come by.'],
  [['我们九点开门。', '请进。'], '我们九点开门。请进。'],
  [['我们九点开门。', 'Quand souhaitez-vous venir ?'], '我们九点开门。 Quand souhaitez-vous venir ?'],
  [['Nous ouvrons à 9 h.', '请进。'], 'Nous ouvrons à 9 h. 请进。'],
  [['我们九点开门。', '', 'John 会打给您。'], '我们九点开门。John 会打给您。'],
  [['', 'Come by.'], 'Come by.'],
  [[], ''],
])('%j are said as “%s”', (sentences, said) => {
  expect(joinSentences(...sentences)).toBe(said)
})
