import { expect, test } from 'vitest'
import type { MatterRow } from '../matters/store'
import { leadTitle } from './leadMails'

test('a lead that can’t wait says so in its subject', () => {
  const of = (kind: MatterRow['kind']) => [{ kind } as MatterRow]
  expect(leadTitle(of('urgent'), false)).toBe('Urgent lead')
  expect(leadTitle(of('injury'), true)).toBe('Urgent, still waiting')
  expect(leadTitle(of('complaint'), false)).toBe('New lead')
  expect(leadTitle([], true)).toBe('Still waiting')
})
