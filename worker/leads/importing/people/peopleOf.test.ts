import { expect, test } from 'vitest'
import { peopleOf } from './peopleOf'

const row = (email: string | null, phone: string | null, createdAt = 5) => ({ email, phone, createdAt })
const of = (rows: ReturnType<typeof row>[], known: { way: string; id: string; createdAt: number }[] = []) => {
  let next = 0
  return peopleOf(rows, known, () => `new${++next}`)
}

test('rows with an address in common are one person, also by way of another row', () => {
  const { added, joined } = of([row('a@x', null, 9), row('b@x', '2'), row('c@x', null), row('a@x', '2', 3)])
  expect(added).toEqual([
    { way: 'a@x', id: 'new1', createdAt: 3 },
    { way: 'b@x', id: 'new1', createdAt: 5 },
    { way: '2', id: 'new1', createdAt: 3 },
    { way: 'c@x', id: 'new2', createdAt: 5 },
  ])
  expect(joined).toEqual([])
})

test('who is known stays who they are, and of two whom a row joins the older one stays', () => {
  const known = [
    { way: 'a@x', id: 'young', createdAt: 2 },
    { way: '1', id: 'old', createdAt: 1 },
    { way: 'z@x', id: 'old', createdAt: 4 },
  ]
  expect(of([row('a@x', '1'), row('b@x', '1')], known)).toEqual({
    added: [{ way: 'b@x', id: 'old', createdAt: 5 }],
    joined: [{ from: 'young', to: 'old' }],
  })
  expect(of([row('a@x', null)], known)).toEqual({ added: [], joined: [] })
})
