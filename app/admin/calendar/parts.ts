export const CALENDAR_PARTS = [
  { id: 'week', label: 'Week', isManagers: false },
  { id: 'waiting', label: 'Waiting list', isManagers: false },
  { id: 'setup', label: 'Hours and services', isManagers: true },
  { id: 'places', label: 'Where bookings go', isManagers: true },
] as const
export type CalendarPart = (typeof CALENDAR_PARTS)[number]['id']

/** The address of a part; the first part is the section's own address. */
export const calendarAddress = (frame: string, part: CalendarPart = 'week') =>
  `${frame}/calendar${part === 'week' ? '' : `?part=${part}`}`
