import { expect, test } from 'vitest'
import { mainColor } from './mainColor'

test.each([
  ['named as the brand', ':root{--brand-color: #0f4c81; --text:#222} .btn{background:#d33}', '#0F4C81'],
  ['a button’s, through a variable', ':root{--c1: rgb(200 30 60)} .cta-button{background-color:var(--c1)}', '#C81E3C'],
  ['by hue', '.btn-book{background:hsl(210, 50%, 40%)}', '#336699'],
  [
    'not of a library or of a state',
    ':root{--bs-primary:#0d6efd}.btn:hover{background:#0b5} .btn{background:#a63}',
    '#AA6633',
  ],
  ['most used, where none is named', 'h1{color:#b4771a} a{color:#b4771a} p{color:#2563eb}', '#B4771A'],
  ['none that can’t be seen on white', '.btn{background:#fff3b0}', undefined],
  ['none where all is black and white', '.btn{background:#111}.x{color:#fff;border:1px solid #777}', undefined],
])('%s', (_, css, color) => {
  expect(mainColor(css)).toBe(color)
})

test('the theme’s color comes first; a sheet that never ends takes no longer than it is', () => {
  expect(mainColor('.btn{background:#d33}', ['#0f4c81'])).toBe('#0F4C81')
  expect(mainColor(`${'a{'.repeat(100_000)}color:#d33`)).toBe('#DD3333')
})
