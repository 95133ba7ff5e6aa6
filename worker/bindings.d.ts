import type { AttemptGuard, Calendar, ChatSession, Inbox, Knowledge, Meter } from './index'

/** The bindings of wrangler.toml, and what a local start adds. Ambient, so that the platform needn't import the classes of objects. */
declare global {
  interface Env {
    ASSETS: Fetcher
    DB: D1Database
    /** The tenants' database, if it is separate from DB. */
    TENANTS_DB?: D1Database
    KV: KVNamespace
    CHAT_SESSION: DurableObjectNamespace<ChatSession>
    INBOX: DurableObjectNamespace<Inbox>
    METER: DurableObjectNamespace<Meter>
    ATTEMPT_GUARD: DurableObjectNamespace<AttemptGuard>
    KNOWLEDGE: DurableObjectNamespace<Knowledge>
    CALENDAR: DurableObjectNamespace<Calendar>
    OUTBOX_QUEUE: Queue
    CRAWL_QUEUE: Queue
    MAIL: SendEmail
    /** Absent on a local start: it exists only on Cloudflare. */
    AI?: Pick<Ai, 'run'>
    CHAT_LIMIT: RateLimit
    BUSINESS_CHAT_LIMIT: RateLimit
    LEAD_LIMIT: RateLimit
    ACCOUNT_LIMIT: RateLimit
    PUBLIC_READ_LIMIT: RateLimit
    NO_ORIGIN_LIMIT: RateLimit
    /** The address of a local start; absent when deployed. */
    LOCAL_ORIGIN?: string
  }
  namespace Cloudflare {
    interface Env extends globalThis.Env {}
    interface GlobalProps {
      mainModule: typeof import('./index')
    }
  }
}
