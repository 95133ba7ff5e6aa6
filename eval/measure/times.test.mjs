import { expect, test } from 'vitest'
import frozen from '../frozen/times.json'
import cases from '../sites/times.json'
import { readTimes } from './times.mjs'

test('ways to ask for a time are read as meant, and those that may mean two days are asked back', () => {
  expect(readTimes(cases).filter(({ verdict }) => verdict !== 'right')).toEqual([])
})

test('of the frozen ones at least 54 of 60', () => {
  const right = readTimes(frozen).filter(({ verdict }) => verdict === 'right')
  expect(right.length).toBeGreaterThanOrEqual(54)
})
