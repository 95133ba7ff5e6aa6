import * as z from 'zod/mini'
import { MESSAGE_MAX } from './defaults'
import { requiredLine, requiredText } from './text'

export const SAVED_REPLIES_MAX = 50

/** A reply to write again; `{first name}` in it becomes the visitor's. */
export const savedReplyRequest = z.object({
  title: requiredLine('Please give it a short title', 60),
  text: requiredText('Please write the reply', MESSAGE_MAX),
})
export type SavedReplyRequest = z.infer<typeof savedReplyRequest>
export const savedReply = z.object({ id: z.string(), title: z.string(), text: z.string() })
export type SavedReply = z.infer<typeof savedReply>
