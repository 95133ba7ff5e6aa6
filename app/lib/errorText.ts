import { ApiError, UnreachableError } from './api'

/** What to tell the reader: the server's own sentence where there is one. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof UnreachableError) return error.message
  if (error instanceof ApiError && error.status < 500 && error.detail) return error.detail
  return fallback
}

/** The same, also where the server itself failed and said so in its own words. */
export const serverText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.type !== 'about:blank' ? error.detail : errorText(error, fallback)
