import { errorText } from './errorText'
import { toast } from './toasts'

/** What failed, in the server's words or else in these. */
export const toastError = (error: unknown, fallback: string) =>
  toast({ title: 'Error', description: errorText(error, fallback), tone: 'danger' })
