import type { Value } from '../value'

/** A value in one line, as the tables of cases write it. */
export function brief(value: Value): string {
  const bound = 'bound' in value && value.bound ? ` ${value.bound}` : ''
  switch (value.kind) {
    case 'money':
      return `${range(value)} ${value.currency ?? '?'}${bound}${value.unit ? `/${value.unit}` : ''}${value.isExtra ? ' extra' : ''}`
    case 'span':
      return `${time(value.from)}-${time(value.to)}`
    case 'clock':
      return `${value.minutes.map(time).join('|')}${bound}`
    case 'days':
      return value.days.length === 7 ? 'all' : value.days.join('+')
    case 'date':
      return `date ${[value.year, value.month, value.day].filter((part) => part !== undefined).join('-')}`
    case 'duration':
      return `${range(value)} ${value.unit}${bound}`
    case 'percent':
      return `${value.amount}%${bound}`
    case 'count':
      return `#${range(value)}${bound}${value.of ? ` ${value.of}` : ''}`
    case 'phone':
      return `phone ${value.e164 ?? value.digits}`
    case 'email':
      return value.address
    case 'link':
      return `link ${value.url}`
    case 'closed':
      return 'closed'
  }
}

const range = ({ amount, to }: { amount: number; to?: number }): string =>
  to === undefined ? `${amount}` : `${amount}-${to}`
const time = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
