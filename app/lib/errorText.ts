import { ApiError, UnreachableError } from './api'

/** What to tell the reader: the server's own sentence where there is one. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof UnreachableError) return error.message
  if (error instanceof ApiError && error.status < 500 && error.detail) return error.detail
  return fallback
}
