import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  acceptRequest,
  type KnowledgeSource,
  knowledgeSource,
  leftOut,
  proposal,
  proposalMend,
  siteLook,
  sourceAccepted,
  sourceRequest,
} from '../../contract/knowledge'
import { takeAttempt } from '../accounts'
import type { OwnerContext } from '../platform/context'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { readLook } from './look/readLook'
import { acceptProposals, dismissProposal, mendProposal, restoreProposal } from './proposals/acceptProposals'
import { listLeftOut, listProposals } from './proposals/listProposals'
import { addFile, addSource } from './sources/addSource'
import { orNotFound, ownKnowledge } from './sources/ownSources'
import { uploadedFile } from './sources/uploadedFile'

/** Sites are other people's: nobody has them read without end. Throws 429. */
const countReading = (ctx: OwnerContext) => takeAttempt(ctx, 'reading', ctx.actor.customerId)

type OfBusiness = { var: { owner: OwnerContext }; req: { param: (name: 'id') => string } }
const own = ({ var: { owner }, req }: OfBusiness) => ownKnowledge(owner, req.param('id'))
const accepted = ({ id, status }: KnowledgeSource) => Response.json({ id, status }, { status: 202 })

export const knowledgeRoutes = new Hono<AppEnv>()
  .basePath('/api/businesses/:id/knowledge')
  .get(
    '/sources',
    endpoint({
      summary: 'List the sites, texts and files the front desk knows',
      access: 'owner',
      role: 'manager',
      answers: { 200: z.array(knowledgeSource) },
    }),
    async (c) => c.json(await (await own(c)).sources()),
  )
  .post(
    '/sources',
    endpoint({
      summary: 'Have a website read, or add text',
      access: 'owner',
      role: 'manager',
      body: sourceRequest,
      answers: { 202: sourceAccepted },
    }),
    async (c) => {
      await countReading(c.var.owner)
      return accepted(await addSource(c.var.owner, c.req.param('id'), c.req.valid('json')))
    },
  )
  .post(
    '/files',
    endpoint({
      summary: 'Add a PDF, Word or text file, as a form or as the body itself',
      access: 'owner',
      role: 'manager',
      answers: { 202: sourceAccepted },
    }),
    async (c) => {
      await countReading(c.var.owner)
      return accepted(await addFile(c.var.owner, c.req.param('id'), await uploadedFile(c)))
    },
  )
  .get(
    '/sources/:sourceId',
    endpoint({
      summary: 'Get a source, with reading progress and what was left out',
      access: 'owner',
      role: 'manager',
      answers: { 200: knowledgeSource },
    }),
    async (c) => c.json(orNotFound((await (await own(c)).sources()).find(({ id }) => id === c.req.param('sourceId')))),
  )
  .post(
    '/sources/:sourceId/read',
    endpoint({
      summary: 'Have a website read again now',
      access: 'owner',
      role: 'manager',
      answers: { 202: sourceAccepted },
    }),
    async (c) => {
      await countReading(c.var.owner)
      return accepted(orNotFound(await (await own(c)).readAgain(c.req.param('sourceId'))))
    },
  )
  .delete(
    '/sources/:sourceId',
    endpoint({
      summary: 'Remove a source and everything read from it',
      access: 'owner',
      role: 'manager',
      answers: { 204: null },
    }),
    async (c) => {
      orNotFound(await (await own(c)).removeSource(c.req.param('sourceId')))
      return c.body(null, 204)
    },
  )
  .get(
    '/proposals',
    endpoint({
      summary: 'List facts and questions found in the sources, to be confirmed',
      access: 'owner',
      role: 'manager',
      answers: { 200: z.array(proposal) },
    }),
    async (c) => c.json(await listProposals(c.var.owner, c.req.param('id'))),
  )
  .get(
    '/left-out',
    endpoint({
      summary: 'List lines that look like hours, prices or places but couldn’t be read',
      access: 'owner',
      role: 'manager',
      answers: { 200: z.array(leftOut) },
    }),
    async (c) => c.json(await listLeftOut(c.var.owner, c.req.param('id'))),
  )
  .post(
    '/proposals/accept',
    endpoint({
      summary: 'Confirm proposals, turning them into facts and saved answers',
      access: 'owner',
      role: 'manager',
      body: acceptRequest,
      answers: { 204: null },
    }),
    async (c) => {
      await acceptProposals(c.var.owner, c.req.param('id'), c.req.valid('json').ids)
      return c.body(null, 204)
    },
  )
  .get(
    '/look',
    endpoint({
      summary: 'Get the name, color and logo the business’s site uses',
      access: 'owner',
      role: 'manager',
      answers: { 200: siteLook },
    }),
    async (c) => c.json(await readLook(c.var.owner, c.req.param('id'))),
  )
  .put(
    '/proposals/:proposalId',
    endpoint({
      summary: 'Correct a proposal: what you send is saved in its place',
      access: 'owner',
      role: 'manager',
      body: proposalMend,
      answers: { 204: null },
    }),
    async (c) => {
      const { id, proposalId } = c.req.param()
      await mendProposal(c.var.owner, id, { id: proposalId, ...c.req.valid('json') })
      return c.body(null, 204)
    },
  )
  .post(
    '/proposals/:proposalId/restore',
    endpoint({
      summary: 'Undo dismissing a proposal',
      access: 'owner',
      role: 'manager',
      answers: { 204: null },
    }),
    async (c) => {
      await restoreProposal(c.var.owner, c.req.param('id'), c.req.param('proposalId'))
      return c.body(null, 204)
    },
  )
  .delete(
    '/proposals/:proposalId',
    endpoint({ summary: 'Dismiss a proposal', access: 'owner', role: 'manager', answers: { 204: null } }),
    async (c) => {
      await dismissProposal(c.var.owner, c.req.param('id'), c.req.param('proposalId'))
      return c.body(null, 204)
    },
  )
