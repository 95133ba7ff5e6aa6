import { errorText } from './errorText'
import { toast } from './toasts'

/** A toast with the server's message or the fallback. */
export const toastError = (error: unknown, fallback: string) =>
  toast({ title: 'Error', description: errorText(error, fallback), tone: 'danger' })
