import { Hono } from 'hono'
import { usageResponse } from '../../contract/usage'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { readUsage } from './readUsage'

export const usageRoutes = new Hono<AppEnv>().get(
  '/api/usage',
  endpoint({ summary: 'Get this month’s usage', access: 'owner', role: 'manager', answers: { 200: usageResponse } }),
  async (c) => c.json(await readUsage(c.var.owner)),
)
