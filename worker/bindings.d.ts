import type { AttemptGuard, ChatSession, Inbox, Knowledge, Meter } from './index'

/** What wrangler.toml binds, and what a local start adds. It is ambient, so that what stands on the platform needn't know the objects' classes. */
declare global {
  interface Env {
    ASSETS: Fetcher
    DB: D1Database
    /** The tenants' side of the data, where it has a database of its own. */
    TENANTS_DB?: D1Database
    KV: KVNamespace
    CHAT_SESSION: DurableObjectNamespace<ChatSession>
    INBOX: DurableObjectNamespace<Inbox>
    METER: DurableObjectNamespace<Meter>
    ATTEMPT_GUARD: DurableObjectNamespace<AttemptGuard>
    KNOWLEDGE: DurableObjectNamespace<Knowledge>
    OUTBOX_QUEUE: Queue
    CRAWL_QUEUE: Queue
    MAIL: SendEmail
    /** Absent on one's own machine: it exists on the platform alone. */
    AI?: Pick<Ai, 'run'>
    CHAT_LIMIT: RateLimit
    BUSINESS_CHAT_LIMIT: RateLimit
    LEAD_LIMIT: RateLimit
    ACCOUNT_LIMIT: RateLimit
    PUBLIC_READ_LIMIT: RateLimit
    NO_ORIGIN_LIMIT: RateLimit
    /** Where this process answers, when it runs on somebody's own machine. */
    LOCAL_ORIGIN?: string
  }
  namespace Cloudflare {
    interface Env extends globalThis.Env {}
    interface GlobalProps {
      mainModule: typeof import('./index')
    }
  }
}
