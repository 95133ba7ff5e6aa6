import { expect, test } from 'vitest'
import { weaknessOf } from './strength'

const personal = ['maria@ortega.example', 'maria', 'ortega', 'Ortega Plumbing', 'OrtegaPlumbing', 'deskbell']

test.each(['12345678', 'password123', 'Password123!', 'qwertyuiop', 'aaaaaaaaaa', 'iloveyou2'])(
  '%s is one of the first that anybody tries',
  (password) => {
    expect(weaknessOf(password, personal)).toBe('common')
  },
)

test.each(['OrtegaPlumbing1', 'deskbell1'])('%s is guessed by who knows the owner', (password) => {
  expect(weaknessOf(password, personal)).toBe('personal')
})

test.each(['correct-horse-battery', 'purple-kettle-bicycle', 'x9$Lq2!vT0'])('%s is good enough', (password) => {
  expect(weaknessOf(password, personal)).toBeUndefined()
})
