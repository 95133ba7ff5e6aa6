import { ApiError } from '../../lib/api'

/** Whether the error says that the link was used to register. */
export const isLinkUsed = (error: unknown) =>
  error instanceof ApiError && error.type.endsWith(':registration-link-used')
