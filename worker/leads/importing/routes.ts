import { Hono } from 'hono'
import { IMPORT_MAX_BYTES, importQuery, importReport } from '../../../contract/leadImport'
import type { AppEnv } from '../../platform/http/appEnv'
import { endpoint } from '../../platform/http/endpoint'
import { readBody } from '../../platform/http/readBody'
import { importLeads } from './importLeads'

export const leadImportRoutes = new Hono<AppEnv>().post(
  '/api/businesses/:id/leads/import',
  endpoint({
    summary: 'Import leads from a CSV file, sent as the body; with dryRun=true, only report what would happen',
    access: 'owner',
    role: 'manager',
    query: importQuery,
    answers: { 200: importReport },
  }),
  async (c) => {
    const { columns, dryRun } = c.req.valid('query')
    const file = await readBody(c.req.raw, IMPORT_MAX_BYTES)
    const isDryRun = dryRun === 'true'
    return c.json(await importLeads(c.var.owner, { businessId: c.req.param('id'), file, columns, isDryRun }))
  },
)
