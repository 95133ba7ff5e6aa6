import type { Note } from '../../../contract/notes'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { type Cursor, cutPage } from '../../platform/http/page'
import { newId } from '../../platform/ids'
import { outboxRow, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { fold } from '../../text/fold'
import { actingPerson } from '../changes/person'
import { noteNotFound, noteNotYours } from '../errors'
import { findNote, findNotes, insertNote, type NoteRow, type NoteSubject, showNewestNote, updateNote } from './store'

type Subject = NoteSubject & { businessId: string }

const viewOf =
  (readerId: string) =>
  ({ id, text, byId, byName, createdAt, editedAt }: NoteRow): Note => ({
    id,
    text,
    by: { id: byId, name: byName },
    isOwn: byId === readerId,
    createdAt: new Date(createdAt).toISOString(),
    editedAt: editedAt === null ? null : new Date(editedAt).toISOString(),
  })

/** The notes on a lead or a conversation, newest first. */
export async function listNotes(
  ctx: OwnerContext,
  { businessId, after, ...subject }: Subject & { after: Cursor | undefined },
) {
  const [me, { rows, total }] = await Promise.all([actingPerson(ctx), findNotes(ctx, businessId, subject, after)])
  const { shown, next } = cutPage(rows, ({ createdAt }) => createdAt)
  return { rows: shown.map(viewOf(me.id)), total, next }
}

export async function addNote(ctx: OwnerContext, { text, ...subject }: Subject & { text: string }): Promise<Note> {
  const by = await actingPerson(ctx)
  const row: NoteRow = {
    id: newId('note'),
    ...subject,
    text,
    searchText: fold(text),
    byId: by.id,
    byName: by.name,
    createdAt: ctx.now(),
    editedAt: null,
    deletedAt: null,
  }
  await write(ctx, insertNote(ctx, row), row)
  return viewOf(by.id)(row)
}

/** Throws 403 for another person's note, and 404. */
export async function editNote(ctx: OwnerContext, { id, text }: { id: string; text: string }): Promise<Note> {
  const row = await ownNote(ctx, id)
  const edited = { text, searchText: fold(text), editedAt: ctx.now() }
  await write(ctx, updateNote(ctx, id, edited), row)
  return viewOf(row.byId)({ ...row, ...edited })
}

/** Throws 403 for another person's note, and 404. It can be restored for some hours. */
export async function deleteNote(ctx: OwnerContext, id: string): Promise<void> {
  await write(ctx, updateNote(ctx, id, { deletedAt: ctx.now() }), await ownNote(ctx, id))
}

/** Throws 404 once it is gone for good. */
export async function restoreNote(ctx: OwnerContext, id: string): Promise<void> {
  await write(ctx, updateNote(ctx, id, { deletedAt: null }), await ownNote(ctx, id, { orDeleted: true }))
}

async function ownNote(ctx: OwnerContext, id: string, { orDeleted = false } = {}): Promise<NoteRow> {
  const row = await findNote(ctx, id)
  if (!row || (row.deletedAt !== null && !orDeleted)) throw noteNotFound()
  await ownBusiness(ctx, row.businessId)
  await assertNoteIsOwn(ctx, row)
  return row
}

/** Throws 403 for another person's note. */
export async function assertNoteIsOwn(ctx: OwnerContext, { byId, byName }: NoteRow): Promise<void> {
  if (byId !== (await actingPerson(ctx)).id) throw noteNotYours(byName)
}

/** The note, the newest one beside its lead, and the row that tells other screens. */
async function write(
  ctx: OwnerContext,
  change: ReturnType<typeof insertNote> | ReturnType<typeof updateNote>,
  { businessId, leadId, conversationId }: NoteRow,
): Promise<void> {
  const payload = {
    businessId,
    customerId: ctx.actor.customerId,
    leadIds: leadId === null ? [] : [leadId],
    ...(conversationId !== null && { conversationId }),
  }
  await ctx.tenants.batch([
    change,
    ...(leadId === null ? [] : [showNewestNote(ctx, leadId)]),
    outboxRow(ctx, ctx.tenants, { kind: 'leads.changed', payload }),
  ])
  wakeOutbox(ctx)
}
