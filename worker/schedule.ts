import { deleteExpiredSessionsAndLinks } from './accounts'
import { mailTrialReports, mailWeeklyReports, recountDue } from './analytics'
import { endTestTrials, endUnclaimedPurchases, reconcileDaily } from './billing'
import { repairProfiles } from './curation'
import { deleteOldWebhookDeliveries } from './integrations'
import {
  deleteExpiredTombstones,
  deleteOldHeldLeads,
  deleteOldLeadRequests,
  purgeDeletedLeads,
  sendHeld,
} from './leads'
import { deleteDueAccounts, deleteExpired, outboxHandlers, seedDemo, sendDigests } from './lifecycle'
import { deleteOldDeliveries } from './notifications'
import type { Context } from './platform/context'
import { resealAll } from './platform/crypto/resealAll'
import { log } from './platform/log/log'
import { deleteOldLocalMail } from './platform/mail/deleteOldLocalMail'
import { deleteOldDeadLetters } from './platform/outbox/deadLetters'
import { drainOutbox } from './platform/outbox/drainOutbox'
import {
  deletePastWaiting,
  heldBookingNotices,
  offerFreedTimes,
  readCalendlyChanges,
  sendReminders,
} from './scheduling'
import { recomputeStaleSummaries } from './usage'

/** The work of every minute, in this order. */
const STEPS: Record<string, (ctx: Context) => Promise<unknown>> = {
  seed: seedDemo,
  'reconcile-billing': reconcileDaily,
  'end-test-trials': endTestTrials,
  'end-unclaimed-purchases': endUnclaimedPurchases,
  'drain-outbox': (ctx) => drainOutbox(ctx, outboxHandlers),
  'send-held': (ctx) => sendHeld(ctx, heldBookingNotices),
  'send-reminders': sendReminders,
  'offer-freed-times': offerFreedTimes,
  'send-digests': sendDigests,
  'read-calendly': readCalendlyChanges,
  'repair-profiles': repairProfiles,
  'delete-due-accounts': deleteDueAccounts,
  'count-what-changed': recountDue,
  'mail-weekly-reports': mailWeeklyReports,
  'mail-trial-reports': mailTrialReports,
  'delete-expired': deleteExpired,
  'forget-tombstones': deleteExpiredTombstones,
  'remove-dead-letters': deleteOldDeadLetters,
  'sum-up-usage': recomputeStaleSummaries,
  'forget-lead-requests': deleteOldLeadRequests,
  'forget-deliveries': deleteOldDeliveries,
  'purge-leads': purgeDeletedLeads,
  'forget-held-leads': deleteOldHeldLeads,
  'remove-expired': deleteExpiredSessionsAndLinks,
  'reseal-secrets': resealAll,
  'remove-old-mail': deleteOldLocalMail,
  'forget-waiting': deletePastWaiting,
  'forget-webhook-deliveries': deleteOldWebhookDeliveries,
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
