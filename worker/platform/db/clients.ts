import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { Bindings } from '../env'

export type Database = DrizzleD1Database

/** The directory (customers) and tenants (businesses) databases; the same one until TENANTS_DB is bound. */
export function openDatabases(env: Bindings): { directory: Database; tenants: Database } {
  const directory = drizzle(env.DB)
  return { directory, tenants: env.TENANTS_DB ? drizzle(env.TENANTS_DB) : directory }
}

/** Both databases, or the one that serves as both. */
export const bothSides = ({ directory, tenants }: { directory: Database; tenants: Database }): Database[] => [
  ...new Set([directory, tenants]),
]
