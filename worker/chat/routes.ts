import { Hono } from 'hono'
import type { AppEnv } from '../http/appEnv'

export const chatRoutes = new Hono<AppEnv>()
