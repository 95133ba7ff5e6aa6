import { deleteExpiredSessionsAndLinks } from './accounts'
import { endTestTrials, endUnclaimedPurchases, reconcileDaily } from './billing'
import { repairProfiles } from './curation'
import { deleteExpiredTombstones, deleteOldLeadRequests, mailWaitingLeads, mailWaitingMatters } from './leads'
import { deleteDueAccounts, deleteExpired, outboxHandlers, seedDemo } from './lifecycle'
import type { Context } from './platform/context'
import { log } from './platform/log/log'
import { deleteOldLocalMail } from './platform/mail/deleteOldLocalMail'
import { deleteOldDeadLetters } from './platform/outbox/deadLetters'
import { drainOutbox } from './platform/outbox/drainOutbox'
import { recomputeStaleSummaries } from './usage'

/** The work of every minute, in this order. */
const STEPS: Record<string, (ctx: Context) => Promise<unknown>> = {
  seed: seedDemo,
  'reconcile-billing': reconcileDaily,
  'end-test-trials': endTestTrials,
  'end-unclaimed-purchases': endUnclaimedPurchases,
  'drain-outbox': (ctx) => drainOutbox(ctx, outboxHandlers),
  'mail-waiting-leads': mailWaitingLeads,
  'mail-waiting-matters': mailWaitingMatters,
  'repair-profiles': repairProfiles,
  'delete-due-accounts': deleteDueAccounts,
  'delete-expired': deleteExpired,
  'forget-tombstones': deleteExpiredTombstones,
  'remove-dead-letters': deleteOldDeadLetters,
  'sum-up-usage': recomputeStaleSummaries,
  'forget-lead-requests': deleteOldLeadRequests,
  'remove-expired': deleteExpiredSessionsAndLinks,
  'remove-old-mail': deleteOldLocalMail,
}

/** Runs all steps even if some fail, then throws the first failure, so that the platform shows it. */
export async function runSchedule(ctx: Context): Promise<void> {
  const failures: unknown[] = []
  for (const [step, run] of Object.entries(STEPS)) {
    await run(ctx).catch((error: unknown) => {
      log.error('schedule.failed', { step, error })
      failures.push(error)
    })
  }
  if (failures.length > 0) throw failures[0]
}
