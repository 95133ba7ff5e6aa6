import { expect, test } from 'vitest'
import { wantedIn } from './wanted'

test.each([
  ['do dads ever get custody if they were never married', []],
  ['do you come to north carolina, we moved there', []],
  ['how much is a custody case', ['money']],
  ['what are your prices', ['money']],
  ['quanto custa', ['money']],
  ['cuanto custa', ['money']],
  ['was kostet ein haarschnitt', ['money']],
  ['precios', ['money']],
  ['hay donde estacionarse', []],
  ['donde esta?', ['place']],
  ['donde es la oficina', ['place']],
])('%s', (question, wanted) => {
  expect([...wantedIn(question).wanted]).toEqual(wanted)
})
