import { expect, it } from 'vitest'
import { ownName } from './ownName'

it.each([
  ['my name is dolores wendt, his is tyler wendt. 989 555-0163', ['tyler wendt'], 'Dolores Wendt'],
  ['im maria lopez, my sons name is diego. 602 555 0134', ['Diego'], 'Maria Lopez'],
  ['se llama mateo ruiz y yo soy lupita ruiz, mi cel es 520 555 0186', ['mateo ruiz'], 'Lupita Ruiz'],
  ['not with maya please', ['Maya'], undefined],
  ['its for my daughter (mia)', ['(mia)'], undefined],
])('of "%s" the name beside %j is %s', (text, others, name) => {
  expect(ownName(text, others, { country: 'US', isAsked: true })).toBe(name)
})
