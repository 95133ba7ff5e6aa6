import { Hono } from 'hono'
import { analytics, breakdowns, exportQuery, rangeQuery } from '../../contract/analytics'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { exportFigures } from './figures/exportFigures'
import { readBreakdowns } from './figures/readBreakdowns'
import { readAnalytics } from './figures/readFigures'

export const analyticsRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/analytics',
    endpoint({
      summary: 'What came of some days: who wrote, who answered, which leads and jobs it brought',
      access: 'owner',
      query: rangeQuery,
      answers: { 200: analytics },
    }),
    async (c) => c.json(await readAnalytics(c.var.owner, c.req.param('id'), c.req.valid('query'))),
  )
  .get(
    '/api/businesses/:id/analytics/breakdowns',
    endpoint({
      summary: 'The same by source, page and language (Enterprise)',
      access: 'owner',
      query: rangeQuery,
      answers: { 200: breakdowns },
    }),
    async (c) => c.json(await readBreakdowns(c.var.owner, c.req.param('id'), c.req.valid('query'))),
  )
  .get(
    '/api/businesses/:id/analytics.csv',
    endpoint({
      summary: 'The figures as CSV, by day, source, page or language (Enterprise)',
      access: 'owner',
      query: exportQuery,
      answers: { 200: null },
    }),
    async (c) => {
      const { csv, fileName } = await exportFigures(c.var.owner, c.req.param('id'), c.req.valid('query'))
      return c.body(csv, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
      })
    },
  )
