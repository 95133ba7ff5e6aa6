import { expect, it } from 'vitest'
import { laterWhen, whenIn } from './when'

it.each([
  ['el sabado', 'y a las 3 de la tarde', 'el sabado, y a las 3 de la tarde'],
  ['wed', '5:30', 'wed, 5:30'],
  ['wed 5:30', 'at 6 pm', 'wed, at 6 pm'],
  ['tomorrow', 'after 4 pm', 'tomorrow, after 4 pm'],
  ['wed 5:30', 'Thursday at 6 pm', 'Thursday at 6 pm'],
  ['wed 5:30', 'tomorrow', 'tomorrow'],
  ['after 4 pm', 'at 6 pm', 'at 6 pm'],
  [undefined, 'at 6 pm', 'at 6 pm'],
])('“%s”, then “%s” is “%s”', (before, later, both) => {
  expect(laterWhen(before, later)).toBe(both)
})

it.each([
  ['tuesdays I have choir, could you come thursday', 'thursday'],
  ['tuesdays I have water aerobics and Wednesdays is Gene’s PT so Thursday would suit us', 'Thursday'],
  ['el martes tengo clase, el jueves sí', 'el jueves'],
  ['tuesday I have free, or thursday', 'tuesday'],
  ['saturday I have a wedding', 'saturday'],
])('a day on which they are busy is no wish beside another: %s', (text, when) => {
  expect(whenIn(text, [], true, 'US').when?.value).toBe(when)
})
