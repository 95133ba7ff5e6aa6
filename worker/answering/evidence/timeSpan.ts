type Time = { minutes: number; half: 'am' | 'pm' | undefined }
export type TimeSpan = { from: number; to: number }

/** One time of day, for use inside a larger pattern. */
export const TIME_PATTERN = String.raw`(?:\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?\s?m\b\.?|o'clock)?|noon|midnight)`

const timeOf = (text: string): Time => {
  if (/noon/i.test(text)) return { minutes: 720, half: 'pm' }
  if (/midnight/i.test(text)) return { minutes: 1440, half: undefined }
  const [, hour = '0', minute = '0', half] = /(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?/i.exec(text) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  if (half === undefined) return { minutes, half: minutes > 780 ? 'pm' : undefined }
  return { minutes, half: half.toLowerCase() === 'a' ? 'am' : 'pm' }
}

const onDial = ({ minutes, half }: Time): number => {
  if (half === 'pm' && minutes < 720) return minutes + 720
  return half === 'am' && minutes >= 720 ? minutes - 720 : minutes
}

/** Minutes since midnight; a span that ends after the next one ends past 1440. People leave out "am" and "pm" where it is plain: 8-5, 9-12, 7 to 3:30 pm. */
export const spanOf = (text: string): TimeSpan => {
  const [first = '', last = ''] = text.replace(/^from\s+/i, '').split(/\s*(?:-|\bto\b|\buntil\b|\btill?\b)\s*/i)
  const opens = timeOf(first)
  const closes = timeOf(last)
  if (closes.half === undefined && closes.minutes <= 720) closes.half = 'pm'
  if (opens.half === undefined && (opens.minutes < 360 || opens.minutes >= 720)) opens.half = 'pm'
  const from = onDial(opens)
  const to = onDial(closes)
  return { from, to: to <= from && closes.half === 'am' ? to + 1440 : to }
}

/** Whether two numbers with a dash are times at all: with "am", "pm" or minutes, or as long as a working day. */
export const isSpan = (text: string): boolean => {
  const { from, to } = spanOf(text)
  if (from >= 1440 || to >= from + 1440 || (to > 1440 && !/[ap]\.?\s?m/i.test(text))) return false
  return /[ap]\.?\s?m|:|noon|midnight/i.test(text) || (to - from >= 120 && from >= 300 && from <= 1200)
}

export const clock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24
  const rest = minutes % 60
  return `${hour % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`
}
