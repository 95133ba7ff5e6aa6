import * as z from 'zod/mini'
import { MATTERS } from './chat'

/** Counts on badges go up to this; so many are "99+". */
export const BADGE_MAX = 100
/** Counts of what happened go up to this. */
export const SINCE_MAX = 1000

const homeLead = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  message: z.string(),
  /** What it is about, beside a wish: a complaint, something lost. */
  matter: z.optional(z.enum(MATTERS)),
  createdAt: z.string(),
})
export type HomeLead = z.infer<typeof homeLead>

const homeLeads = z.object({
  total: z.number(),
  /** Of those to call back, how many nobody has opened. */
  unopened: z.number(),
  toCallBack: z.number(),
  first: z.array(homeLead),
})
export type HomeLeads = z.infer<typeof homeLeads>

const homeQuestion = z.object({ id: z.string(), question: z.string(), count: z.number() })
export type HomeQuestion = z.infer<typeof homeQuestion>

/** What happened since the person's visit before this one. */
const since = z.object({ at: z.string(), wrote: z.number(), leads: z.number(), unanswered: z.optional(z.number()) })
export type Since = z.infer<typeof since>

/** What matters now, on every first screen. Managers' things are absent for others. */
export const home = z.object({
  /** The chat was seen on a site. */
  isInstalled: z.boolean(),
  /** Setting up is still to be begun, to be gone on with, or all but the chat's code on the site is done. */
  setup: z.optional(z.enum(['begin', 'continue', 'install'])),
  leads: homeLeads,
  unreadConversations: z.number(),
  questions: z.optional(z.object({ open: z.number(), first: z.optional(homeQuestion) })),
  /** Absent in the first visit. */
  since: z.optional(since),
})
export type Home = z.infer<typeof home>
