import { Hono } from 'hono'
import * as z from 'zod/mini'
import { note, noteRequest } from '../../../contract/notes'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../../platform/http/page'
import { ownLead } from '../changes/readLead'
import { addNote, deleteNote, editNote, listNotes, restoreNote } from './notes'

export const noteRoutes = new Hono<AppEnv>()
  .get(
    '/api/leads/:id/notes',
    endpoint({
      summary: 'List the notes on a lead and its conversation, newest first',
      access: 'owner',
      role: 'agent',
      query: z.object(pageQuery),
      answers: { 200: z.array(note) },
    }),
    async (c) => {
      const { id, businessId, conversationId } = await ownLead(c.var.owner, c.req.param('id'))
      const after = decodeCursor(c.req.valid('query').cursor)
      return pageResponse(c, await listNotes(c.var.owner, { businessId, leadId: id, conversationId, after }))
    },
  )
  .post(
    '/api/leads/:id/notes',
    endpoint({
      summary: 'Add a note to a lead',
      access: 'owner',
      role: 'agent',
      body: noteRequest,
      answers: { 201: note },
    }),
    async (c) => {
      const { id, businessId, conversationId } = await ownLead(c.var.owner, c.req.param('id'))
      const { text } = c.req.valid('json')
      return c.json(await addNote(c.var.owner, { businessId, leadId: id, conversationId, text }), 201)
    },
  )
  .patch(
    '/api/notes/:id',
    endpoint({
      summary: 'Change your own note',
      access: 'owner',
      role: 'agent',
      body: noteRequest,
      answers: { 200: note },
    }),
    async (c) => c.json(await editNote(c.var.owner, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
  .delete(
    '/api/notes/:id',
    endpoint({ summary: 'Delete your own note', access: 'owner', role: 'agent', answers: { 204: null } }),
    async (c) => {
      await deleteNote(c.var.owner, c.req.param('id'))
      return c.body(null, 204)
    },
  )
  .post(
    '/api/notes/:id/restore',
    endpoint({ summary: 'Restore your deleted note', access: 'owner', role: 'agent', answers: { 204: null } }),
    async (c) => {
      await restoreNote(c.var.owner, c.req.param('id'))
      return c.body(null, 204)
    },
  )
