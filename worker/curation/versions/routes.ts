import { Hono } from 'hono'
import * as z from 'zod/mini'
import { answerVersion } from '../../../contract/curation'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { discardVersion } from './discardVersion'
import { listVersions } from './listVersions'
import { publishVersion } from './publishVersion'
import { restoreVersion } from './restoreVersion'

const PATH = '/api/businesses/:id/versions'

export const versionRoutes = new Hono<AppEnv>()
  .get(
    PATH,
    endpoint({
      summary:
        'List versions of what the front desk knows, newest first; a waiting one comes with the answers it would change',
      access: 'owner',
      role: 'manager',
      answers: { 200: z.array(answerVersion) },
    }),
    async (c) => c.json(await listVersions(c.var.owner, c.req.param('id'))),
  )
  .post(
    `${PATH}/:versionId/publish`,
    endpoint({ summary: 'Approve a waiting change', access: 'owner', role: 'manager', answers: { 204: null } }),
    async (c) => {
      const { id: businessId, versionId } = c.req.param()
      await publishVersion(c.var.owner, { businessId, versionId })
      return c.body(null, 204)
    },
  )
  .delete(
    `${PATH}/:versionId`,
    endpoint({ summary: 'Discard a waiting change', access: 'owner', role: 'manager', answers: { 204: null } }),
    async (c) => {
      const { id: businessId, versionId } = c.req.param()
      await discardVersion(c.var.owner, { businessId, versionId })
      return c.body(null, 204)
    },
  )
  .post(
    `${PATH}/:versionId/restore`,
    endpoint({
      summary: 'Restore an earlier version right away',
      access: 'owner',
      role: 'manager',
      answers: { 204: null },
    }),
    async (c) => {
      const { id: businessId, versionId } = c.req.param()
      await restoreVersion(c.var.owner, { businessId, versionId })
      return c.body(null, 204)
    },
  )
