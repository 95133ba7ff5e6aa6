export const CALENDAR_PARTS = [
  { id: 'week', label: 'Week' },
  { id: 'setup', label: 'Hours and services' },
  { id: 'places', label: 'Where bookings go' },
] as const
export type CalendarPart = (typeof CALENDAR_PARTS)[number]['id']

/** The address of a part; the first part is the section's own address. */
export const calendarAddress = (frame: string, part: CalendarPart = 'week') =>
  `${frame}/calendar${part === 'week' ? '' : `?part=${part}`}`
