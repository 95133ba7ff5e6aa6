import { Hono } from 'hono'
import type { AppEnv } from '../http/appEnv'

export const inboxRoutes = new Hono<AppEnv>()
