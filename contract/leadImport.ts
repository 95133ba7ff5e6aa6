import * as z from 'zod/mini'

export const IMPORT_MAX_ROWS = 5000
/** Imported leads a business can have, beside those of its visitors. */
export const IMPORTED_MAX = 50_000
export const IMPORT_MAX_BYTES = 2 * 1024 * 1024

/** What a column of a file can hold. */
export const IMPORT_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'date',
  'status',
  'value',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

const rowError = z.object({
  /** The line of the file, counted from 1, the header being the first. */
  line: z.number(),
  message: z.string(),
})
export type ImportRowError = z.infer<typeof rowError>

/** What a file would come to, or came to. */
export const importReport = z.object({
  /** The file's columns, each with what it is taken for; null: left out. */
  columns: z.array(
    z.object({ header: z.string(), samples: z.array(z.string()), field: z.nullable(z.enum(IMPORT_FIELDS)) }),
  ),
  rows: z.number(),
  /** New leads. */
  ready: z.number(),
  /** Leads that are there already, or twice in the file. */
  known: z.number(),
  /** How many rows can't be taken, and the first hundred of them. */
  failed: z.number(),
  errors: z.array(rowError),
  /** How many leads were stored; 0 before that. */
  imported: z.number(),
})
export type ImportReport = z.infer<typeof importReport>

/** `columns`: a field for each column of the file by its place, empty for one that is left out; absent: guessed from the header. */
export const importQuery = z.object({
  columns: z.optional(z.string().check(z.maxLength(2000))),
  dryRun: z.optional(z.enum(['true', 'false'], 'dryRun must be true or false')),
})
