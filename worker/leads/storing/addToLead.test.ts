import { expect, test } from 'vitest'
import type { NewLead } from '../store'
import { addToLead } from './addToLead'

const lead = (change: Partial<NewLead>) => ({ name: 'Ann Lee', message: '', ...change }) as NewLead

test('what comes later is added, and corrects what was there', () => {
  const later = addToLead(lead({ email: 'ann@example.com' }), lead({ phone: '555 0100', email: 'ann@lee.example' }))
  expect(later).toMatchObject({ name: 'Ann Lee', email: 'ann@lee.example', phone: '555 0100' })
  expect(addToLead(lead({ phone: '555 0100' }), lead({}))).toMatchObject({ phone: '555 0100' })
})

test('a first name doesn’t take the place of a whole one, another name does', () => {
  expect(addToLead(lead({}), lead({ name: 'ann' })).name).toBe('Ann Lee')
  expect(addToLead(lead({ name: 'Ann' }), lead({ name: 'Ann Lee' })).name).toBe('Ann Lee')
})

test('the visitor’s own words come before a summary', () => {
  const said = lead({ message: 'It drips again', isSaid: true })
  expect(addToLead(lead({ projectDetails: 'Two taps' }), said)).toMatchObject({
    message: 'It drips again',
    isSaid: true,
  })
  expect(addToLead(lead({ message: 'old' }), lead({ projectDetails: 'Two taps' })).message).toBe('Two taps')
  expect(addToLead(lead({ message: 'old' }), lead({ message: 'new' })).message).toBe('old')
})
