declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
    SPLIT_DATABASES: string
    /** How many times as long as on a quiet machine what answers may take. */
    TEST_PACE: string
    /** Whether each file begins with empty databases. */
    TEST_ALONE?: string
    GOOD_SITE: string
    HOSTILE_SITE: string
    ATTACKS_SITE: string
    LISTS_SITE: string
    /** Of tests on one's own machine alone, as is the push service. */
    RECEIVER: string
    OPERATOR_EMAIL: string
    OPERATOR_PASSWORD: string
    AI_BASE_URL?: string
    PUSH_SERVICE?: string
    GOOGLE_API_BASE?: string
    GOOGLE_CLIENT_SECRET?: string
    MICROSOFT_API_BASE?: string
    VAPID_PUBLIC_KEY: string
    /** Of tests of Calendly alone. */
    CALENDLY_API_BASE?: string
  }
}
