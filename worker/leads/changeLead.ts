import type * as z from 'zod/mini'
import type { Lead, leadPatch } from '../../contract/leads'
import type { Context, OwnerContext } from '../platform/context'
import { writeChange } from './changes/changeLeads'
import { ownLead, readLead } from './changes/readLead'
import { leadNotFound } from './errors'
import { addNote, assertNoteIsOwn, deleteNote, editNote } from './notes/notes'
import { findNewestNote, type NoteRow, type NoteSubject } from './notes/store'
import { deleteSomeLeads } from './store'
import { openLead } from './telling/openLead'

/** Throws 403, 404 and 422. */
export async function changeLead(
  ctx: OwnerContext,
  id: string,
  { note, ...change }: z.output<typeof leadPatch>,
): Promise<Lead> {
  // A system that writes by key has read nothing.
  if (!ctx.actor.apiKey) await openLead(ctx, id)
  const { businessId, conversationId } = await ownLead(ctx, id)
  const newest = note === undefined ? undefined : await findNewestNote(ctx, id)
  // Before anything is saved.
  if (newest) await assertNoteIsOwn(ctx, newest)
  if (Object.keys(change).length > 0) await writeChange(ctx, { businessId, ids: [id], change })
  if (note !== undefined) await setNewestNote(ctx, { businessId, leadId: id, conversationId, text: note, newest })
  return readLead(ctx, id)
}

async function setNewestNote(
  ctx: OwnerContext,
  { text, newest, ...subject }: NoteSubject & { businessId: string; text: string | null; newest: NoteRow | undefined },
): Promise<void> {
  if (text && newest) await editNote(ctx, { id: newest.id, text })
  else if (text) await addNote(ctx, { ...subject, text })
  else if (newest) await deleteNote(ctx, newest.id)
}

/** Deletes a lead, which can be undone for some hours. Throws 404. */
export async function removeLead(ctx: OwnerContext, id: string): Promise<void> {
  const { businessId } = await ownLead(ctx, id)
  const { changed } = await writeChange(ctx, { businessId, ids: [id], change: { isDeleted: true } })
  if (changed === 0) throw leadNotFound()
}

/** Deletes up to a thousand of a customer's leads for good; true once none is left. */
export const removeSomeLeads = async (ctx: Context, customerId: string): Promise<boolean> =>
  (await deleteSomeLeads(ctx, customerId)).length === 0
