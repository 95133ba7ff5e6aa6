import { ApiError } from '../../lib/api'

/** The registration that this link opened is done: what is left is to log in. */
export const isLinkUsed = (error: unknown) =>
  error instanceof ApiError && error.type.endsWith(':registration-link-used')
