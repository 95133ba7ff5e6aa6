import {
  IMPORT_MAX_ROWS,
  IMPORTED_MAX,
  type ImportField,
  type ImportReport,
  type ImportRowError,
} from '../../../contract/leadImport'
import { takeOfHour } from '../../accounts'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { fieldsInvalid } from '../../platform/http/endpoint'
import { newId } from '../../platform/ids'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { importFull } from '../errors'
import { guessColumns, pickedColumns } from './guessColumns'
import { peopleOf } from './people/peopleOf'
import { findKnownWays, linkPeople } from './people/store'
import { type ImportedRow, type Place, readRow } from './readRow'
import { readTable, type Table } from './readTable'
import { countImported, findKnown, IMPORT_KEYS, insertImports, type NewImport } from './store'

const FILES_AN_HOUR = 20
const LOOKS_AN_HOUR = 60
const ERRORS_SHOWN = 100
const SAMPLES = 3

type Input = { businessId: string; file: Uint8Array; columns?: string | undefined; isDryRun: boolean }

/**
 * Reads leads from a CSV file and says of each row that isn't taken why. Stores the others at once, or, as a dry run, none. The same file
 * again adds nothing. Throws 404, 422 for a file without rows, with too many or with more than there is
 * room for, and 429.
 */
export async function importLeads(
  ctx: OwnerContext,
  { businessId, file, columns, isDryRun }: Input,
): Promise<ImportReport> {
  const business = await ownBusiness(ctx, businessId)
  await takeOfHour(ctx, `import${isDryRun ? '-look' : ''}:${business.id}`, isDryRun ? LOOKS_AN_HOUR : FILES_AN_HOUR)
  const table = readTable(file)
  assertUsable(table)
  const fields = columns === undefined ? guessColumns(table.header) : pickedColumns(columns, table.header)
  const place = { country: business.country, timeZone: business.timeZone, now: ctx.now() }
  const { rows, errors } = readRows(table, fields, place)
  const unique = await newImports(rows, place.now)
  const known = await findKnown(ctx, business.id, unique)
  const ready = unique.filter(({ dedupeKey }) => !known.has(dedupeKey))
  await assertRoom(ctx, business.id, ready.length)
  if (!isDryRun && ready.length > 0) await store(ctx, business, ready)
  return {
    columns: table.header.map((header, at) => ({
      header,
      samples: [...new Set(table.rows.map(({ cells }) => cells[at] ?? '').filter(Boolean))].slice(0, SAMPLES),
      field: fields[at] ?? null,
    })),
    rows: table.rows.length,
    ready: ready.length,
    known: rows.length - ready.length,
    failed: errors.length,
    errors: errors.slice(0, ERRORS_SHOWN),
    imported: isDryRun ? 0 : ready.length,
  }
}

/** No list of customers has as many; each is looked for in every row. */
const HEADINGS_MAX = 200

function assertUsable({ header, rows, isTooLong }: Table): void {
  if (header.length > HEADINGS_MAX) {
    const message = `That file has ${header.length.toLocaleString('en-US')} columns. Please keep at most ${HEADINGS_MAX} of them.`
    throw fieldsInvalid([{ path: 'file', message }])
  }
  const message = isTooLong
    ? `That file has more than ${IMPORT_MAX_ROWS.toLocaleString('en-US')} rows. Please split it into smaller files.`
    : 'That file has no rows under its headings. It should be a CSV file with headings in the first row.'
  if (isTooLong || rows.length === 0) throw fieldsInvalid([{ path: 'file', message }])
}

/** Also for a look, which is to tell what would happen. */
async function assertRoom(ctx: OwnerContext, businessId: string, ready: number): Promise<void> {
  const room = Math.max(0, IMPORTED_MAX - (await countImported(ctx, businessId)))
  if (ready > room) throw importFull(room)
}

function readRows(table: Table, fields: (ImportField | null)[], place: Place) {
  const rows: ImportedRow[] = []
  const errors: ImportRowError[] = []
  const used = fields.flatMap((field, at) => (field ? [{ field, at }] : []))
  for (const { line, cells } of table.rows) {
    const row = readRow(new Map(used.map(({ field, at }) => [field, cells[at] ?? ''])), place)
    if ('problem' in row) errors.push({ line, message: row.problem })
    else rows.push(row)
  }
  return { rows, errors }
}

/** Each row once, under a key that the same row has in any file. */
async function newImports(rows: ImportedRow[], now: number): Promise<NewImport[]> {
  const keyed = await Promise.all(
    rows.map(async (row) => ({
      ...row,
      id: newId('lead'),
      dedupeKey: `${IMPORT_KEYS}${await sha256(JSON.stringify([row.name, row.email, row.phone, row.message, row.at]))}`,
      createdAt: row.at ?? now,
    })),
  )
  return [...new Map(keyed.map((row) => [row.dedupeKey, row])).values()]
}

async function store(ctx: OwnerContext, { id, customerId }: { id: string; customerId: string }, rows: NewImport[]) {
  const known = await findKnownWays(ctx, id, rows)
  const people = peopleOf(rows, known, () => newId('person'))
  await ctx.tenants.batch([
    outboxRow(ctx, ctx.tenants, { kind: 'leads.changed', payload: { businessId: id, customerId, leadIds: [] } }),
    ...linkPeople(ctx, id, people),
    ...insertImports(ctx, { businessId: id, customerId, now: ctx.now() }, rows),
  ])
  wakeOutbox(ctx)
}
