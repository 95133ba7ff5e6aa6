import { IMPORTED_MAX } from '../../contract/leadImport'
import { fieldsInvalid } from '../platform/http/endpoint'
import { ProblemError } from '../platform/http/problem'

export const leadNotFound = () => new ProblemError(404, 'lead-not-found', 'We couldn’t find that lead.')

export const changeNotFound = () =>
  new ProblemError(
    404,
    'change-not-found',
    'You can’t undo this anymore. Either it’s been too long, or it’s already been undone.',
  )

export const noteNotFound = () => new ProblemError(404, 'note-not-found', 'We couldn’t find that note.')

export const noteNotYours = (name: string) =>
  new ProblemError(
    403,
    'note-not-yours',
    `This is ${name ? `${name}’s` : 'someone else’s'} note. Only the person who wrote it can change it.`,
  )

export const leadsSwitchedOff = () =>
  new ProblemError(403, 'business-inactive', 'This business isn’t taking messages here at the moment.')

export const phoneMissing = () => fieldsInvalid([{ path: 'phone', message: 'Please enter your phone number' }])

export const importFull = (room: number) => {
  const most = `A business can have up to ${IMPORTED_MAX.toLocaleString('en-US')} imported leads`
  const message = room
    ? `${most}, and yours has room for ${room.toLocaleString('en-US')} more. Please shorten the file, or delete leads you don’t need.`
    : `${most}, and you have that many. Please delete leads you don’t need first.`
  return fieldsInvalid([{ path: 'file', message }])
}

export const leadsFull = () =>
  new ProblemError(
    429,
    'too-many-leads',
    'This business has gotten a lot of messages today. Please try again tomorrow, or give them a call.',
    { headers: { 'retry-after': '3600' } },
  )
