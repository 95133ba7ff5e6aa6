import { ApiError, UnreachableError } from './api'

/** The message for the user: the server's sentence if there is one, else the fallback. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof UnreachableError) return error.message
  if (error instanceof ApiError && error.status < 500 && error.detail) return error.detail
  return fallback
}

/** The same, but also uses the server's sentence of a 5xx response. */
export const serverText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.type !== 'about:blank' ? error.detail : errorText(error, fallback)
