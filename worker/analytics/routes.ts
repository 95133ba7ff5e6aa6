import { Hono } from 'hono'
import { analytics, breakdowns, exportQuery, rangeQuery, reportOff, reportSetting } from '../../contract/analytics'
import { mailOffRequest } from '../../contract/notifications'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { limitByAddress } from '../platform/http/rateLimit'
import { exportFigures } from './figures/exportFigures'
import { readBreakdowns } from './figures/readBreakdowns'
import { readAnalytics } from './figures/readFigures'
import { readReportSetting, saveReportSetting, turnOffReport } from './report/setting'

export const analyticsRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/analytics',
    endpoint({
      summary: 'Get analytics for a range of days: who wrote, who answered, and the leads that came of it',
      access: 'owner',
      role: 'manager',
      scope: 'analytics:read',
      query: rangeQuery,
      answers: { 200: analytics },
    }),
    async (c) => c.json(await readAnalytics(c.var.owner, c.req.param('id'), c.req.valid('query'))),
  )
  .get(
    '/api/businesses/:id/analytics/breakdowns',
    endpoint({
      summary: 'Get analytics by source, page and language (Enterprise)',
      access: 'owner',
      role: 'manager',
      scope: 'analytics:read',
      query: rangeQuery,
      answers: { 200: breakdowns },
    }),
    async (c) => c.json(await readBreakdowns(c.var.owner, c.req.param('id'), c.req.valid('query'))),
  )
  .get(
    '/api/businesses/:id/analytics.csv',
    endpoint({
      summary: 'Download analytics as CSV, by day, source, page or language (Enterprise)',
      access: 'owner',
      role: 'manager',
      scope: 'analytics:read',
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
  .get(
    '/api/businesses/:id/report',
    endpoint({
      summary: 'Get whether the weekly report is emailed',
      access: 'owner',
      role: 'manager',
      answers: { 200: reportSetting },
    }),
    async (c) => c.json(await readReportSetting(c.var.owner, c.req.param('id'))),
  )
  .put(
    '/api/businesses/:id/report',
    endpoint({
      summary: 'Turn the weekly report on or off',
      access: 'owner',
      role: 'manager',
      body: reportSetting,
      answers: { 200: reportSetting },
    }),
    async (c) => c.json(await saveReportSetting(c.var.owner, c.req.param('id'), c.req.valid('json'))),
  )
  // What a mail program's own button sends (RFC 8058): a form, to the address whose GET is the page that asks first.
  .post(
    '/report-off',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Turn off the weekly report by the mail app’s unsubscribe button',
      access: 'public',
      query: mailOffRequest,
      answers: { 204: null },
    }),
    async (c) => {
      await turnOffReport(c.var.ctx, c.req.valid('query').token)
      return c.body(null, 204)
    },
  )
  // POST, so that no mail scanner's GET turns it off.
  .post(
    '/api/report-off',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Turn off the weekly report by its link',
      access: 'public',
      body: mailOffRequest,
      answers: { 200: reportOff },
    }),
    async (c) => c.json(await turnOffReport(c.var.ctx, c.req.valid('json').token)),
  )
