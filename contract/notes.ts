import * as z from 'zod/mini'
import { NOTE_MAX } from './leads'
import { requiredText } from './text'

export const noteRequest = z.object({ text: requiredText('Please write a note', NOTE_MAX) })

/** A note on a lead or a conversation, which no visitor ever sees. */
export const note = z.object({
  id: z.string(),
  text: z.string(),
  /** Without a name: from before notes had one. */
  by: z.object({ id: z.string(), name: z.string() }),
  /** Whether the reader may change it. */
  isOwn: z.boolean(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
})
export type Note = z.infer<typeof note>
