import { expect, test } from 'vitest'
import { type CalendarSettings, calendarSettings } from '../../../../contract/scheduling'
import { startingFrom } from './startingFrom'

const saved = (timeZone: string): CalendarSettings => calendarSettings.parse({ timeZone, services: [] })

test('where the zone is hidden, that of the address is proposed', () => {
  const known = { timeZone: 'America/New_York' }
  expect(startingFrom(saved('UTC'), [], known).timeZone).toBe('America/New_York')
  expect(startingFrom(saved('America/Denver'), [], known).timeZone).toBe('America/Denver')
  expect(startingFrom(saved('UTC'), [], {}).timeZone).toBe('UTC')
})
