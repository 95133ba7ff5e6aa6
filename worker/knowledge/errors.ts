import { SOURCES_MAX } from '../../contract/knowledge'
import { ProblemError } from '../platform/http/problem'

export const sourceNotFound = () => new ProblemError(404, 'source-not-found', 'We couldn’t find that source.')

export const proposalNotFound = () => new ProblemError(404, 'proposal-not-found', 'We couldn’t find that proposal.')

export const noRoomFor = (why = 'There’s no room for all of it') =>
  new ProblemError(422, 'too-many-facts', `${why}. Remove what you don’t need and try again.`)

export const tooManySources = () =>
  new ProblemError(
    422,
    'too-many-sources',
    `A business has room for ${SOURCES_MAX} sources. Please remove one before adding another.`,
  )

export const addressRefused = (why: string) =>
  new ProblemError(422, 'address-refused', `That address can’t be read: ${why}.`, {
    errors: [{ path: 'url', message: `That address can’t be read: ${why}` }],
  })

/** What was wrong with a file, in a sentence for its owner. */
export class UnreadableFile extends Error {}
export const TOO_LONG = 'This file has more text than a book. Please send just the part visitors ask about.'

export const noSuchType = () =>
  new ProblemError(415, 'no-such-type', 'Send JSON with a url or a text, or a PDF, Word (.docx) or plain text file.')

export const unreadableForm = (cause?: unknown) =>
  new ProblemError(400, 'unreadable-form', 'The form can’t be read. Send one file, or the file as the body itself.', {
    cause,
  })
