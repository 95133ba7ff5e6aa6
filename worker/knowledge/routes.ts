import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  acceptRequest,
  knowledgeSource,
  proposal,
  SOURCE_FILE_MAX_BYTES,
  sourceAccepted,
  sourceRequest,
} from '../../contract/knowledge'
import { takeAttempt } from '../accounts/guard/takeAttempt'
import type { OwnerContext } from '../context'
import type { AppContext, AppEnv } from '../http/appEnv'
import { endpoint } from '../http/endpoint'
import { readBody } from '../http/readBody'
import { titleOf } from './documents/readDocument'
import { noSuchType } from './errors'
import { acceptProposals, dismissProposal } from './proposals/acceptProposals'
import { listProposals } from './proposals/listProposals'
import { addFile, addSource } from './sources/addSource'
import { dropSource, listSources, readSource, readSourceAgain } from './sources/ownSources'
import type { Upload } from './store/uploadStore'

const MULTIPART_ROOM = 64 * 1024

/** The file of a form, or the body itself with its own content type. */
async function fileOf(c: Pick<AppContext, 'req'>): Promise<Upload> {
  const contentType = c.req.header('content-type') ?? ''
  const bytes = await readBody(c.req.raw, SOURCE_FILE_MAX_BYTES + MULTIPART_ROOM)
  if (!contentType.startsWith('multipart/form-data')) {
    const name = /filename="?([^";]+)/.exec(c.req.header('content-disposition') ?? '')?.[1] ?? 'Document'
    return { bytes, contentType, title: titleOf(name) }
  }
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file) throw noSuchType()
  return { bytes: new Uint8Array(await file.arrayBuffer()), contentType: file.type, title: titleOf(file.name) }
}

/** Sites are other people's: nobody has them read without end. Throws 429. */
const countReading = (ctx: OwnerContext) => takeAttempt(ctx, 'reading', ctx.actor.customerId)

const sourceRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/knowledge/sources',
    endpoint({
      summary: 'Sites, texts and files that the bot knows',
      access: 'owner',
      answers: { 200: z.array(knowledgeSource) },
    }),
    async (c) => c.json(await listSources(c.var.owner, c.req.param('id'))),
  )
  .post(
    '/api/businesses/:id/knowledge/sources',
    endpoint({
      summary: 'Have a website read, or add a text',
      access: 'owner',
      body: sourceRequest,
      answers: { 202: sourceAccepted },
    }),
    async (c) => {
      await countReading(c.var.owner)
      const { id, status } = await addSource(c.var.owner, c.req.param('id'), c.req.valid('json'))
      return c.json({ id, status }, 202)
    },
  )
  .post(
    '/api/businesses/:id/knowledge/files',
    endpoint({
      summary: 'Add a PDF, Word or text file, as a form or as the body itself',
      access: 'owner',
      answers: { 202: sourceAccepted },
    }),
    async (c) => {
      await countReading(c.var.owner)
      const { id, status } = await addFile(c.var.owner, c.req.param('id'), await fileOf(c))
      return c.json({ id, status }, 202)
    },
  )
  .get(
    '/api/businesses/:id/knowledge/sources/:sourceId',
    endpoint({
      summary: 'A source, with how far its reading is and what was left out',
      access: 'owner',
      answers: { 200: knowledgeSource },
    }),
    async (c) => c.json(await readSource(c.var.owner, c.req.param('id'), c.req.param('sourceId'))),
  )
  .post(
    '/api/businesses/:id/knowledge/sources/:sourceId/read',
    endpoint({ summary: 'Have a website read again now', access: 'owner', answers: { 202: sourceAccepted } }),
    async (c) => {
      await countReading(c.var.owner)
      const { id, status } = await readSourceAgain(c.var.owner, c.req.param('id'), c.req.param('sourceId'))
      return c.json({ id, status }, 202)
    },
  )
  .delete(
    '/api/businesses/:id/knowledge/sources/:sourceId',
    endpoint({ summary: 'Remove a source and all that was read from it', access: 'owner', answers: { 204: null } }),
    async (c) => {
      await dropSource(c.var.owner, c.req.param('id'), c.req.param('sourceId'))
      return c.body(null, 204)
    },
  )

const proposalRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/knowledge/proposals',
    endpoint({
      summary: 'Facts and questions found in the sources, to be confirmed',
      access: 'owner',
      answers: { 200: z.array(proposal) },
    }),
    async (c) => c.json(await listProposals(c.var.owner, c.req.param('id'))),
  )
  .post(
    '/api/businesses/:id/knowledge/proposals/accept',
    endpoint({
      summary: 'Confirm proposals: they become facts and FAQ rows',
      access: 'owner',
      body: acceptRequest,
      answers: { 204: null },
    }),
    async (c) => {
      await acceptProposals(c.var.owner, c.req.param('id'), c.req.valid('json').ids)
      return c.body(null, 204)
    },
  )
  .delete(
    '/api/businesses/:id/knowledge/proposals/:proposalId',
    endpoint({ summary: 'Dismiss a proposal', access: 'owner', answers: { 204: null } }),
    async (c) => {
      await dismissProposal(c.var.owner, c.req.param('id'), c.req.param('proposalId'))
      return c.body(null, 204)
    },
  )

export const knowledgeRoutes = new Hono<AppEnv>().route('/', sourceRoutes).route('/', proposalRoutes)
