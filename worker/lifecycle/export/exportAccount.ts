import { auditRow, everyAuditEntry, listSessions, takeAttempt } from '../../accounts'
import { everyFacts, everyFaq, everyOrigin, listBusinesses } from '../../businesses'
import { everyRating, everySavedQuestion, everyUnanswered, everyVersion } from '../../curation'
import { everyVisit } from '../../home'
import { everyConversation, everyMessage, everySavedReply } from '../../inbox'
import { everyWebhookDelivery, listEndpoints, listKeys } from '../../integrations'
import { everySource } from '../../knowledge'
import { everyHeldLead, everyLead, everyLeadChange, everyNote } from '../../leads'
import { everyDelivery, listDevices, readPreferences } from '../../notifications'
import type { OwnerContext } from '../../platform/context'
import { everyBooking, everyConnection, everyWaiting } from '../../scheduling'
import { everySupportRequest } from '../../support'
import { listTeam } from '../../team'
import { everyUsageEvent } from '../../usage'
import { describeAccount } from '../describeAccount'
import { csvParts, type ExportFile, jsonParts } from './files'
import { zip } from './zip'

/** Everything of the owner's account as a ZIP of JSON and CSV files. Password hashes, keys and credentials are left out. Throws 429. */
export async function exportAccount(ctx: OwnerContext): Promise<{ zip: AsyncGenerator<Uint8Array>; fileName: string }> {
  await takeAttempt(ctx, 'export', ctx.actor.customerId)
  const { customer } = await describeAccount(ctx)
  const businesses = await listBusinesses(ctx)
  const sessions = await listSessions(ctx)
  const { people } = await listTeam(ctx)
  await auditRow(ctx, { customerId: customer.id, kind: 'data-exported' })
  const ids = businesses.map(({ id }) => id)
  const files = [
    file('account.json', jsonParts([customer])),
    file('businesses.json', jsonParts(businesses)),
    file('facts.json', jsonParts(everyFacts(ctx, ids))),
    ...inBoth('faqs', () => everyFaq(ctx, ids)),
    ...inBoth('unanswered-questions', () => everyUnanswered(ctx, ids)),
    ...inBoth('saved-questions', () => everySavedQuestion(ctx, ids)),
    file('versions.json', jsonParts(everyVersion(ctx, ids))),
    ...inBoth('ratings', () => everyRating(ctx, ids)),
    ...inBoth('sites', () => everyOrigin(ctx, ids)),
    file('knowledge.json', jsonParts(everySource(ctx, ids))),
    ...inBoth('leads', () => everyLead(ctx, customer.id)),
    ...inBoth('bookings', () => everyBooking(ctx, customer.id)),
    file('connected-calendars.json', jsonParts(await everyConnection(ctx, customer.id))),
    ...inBoth('waiting-list', () => everyWaiting(ctx, ids)),
    ...inBoth('lead-changes', () => everyLeadChange(ctx, ids)),
    ...inBoth('notes', () => everyNote(ctx, ids)),
    ...inBoth('saved-replies', () => everySavedReply(ctx, ids)),
    file('held-leads.json', jsonParts(everyHeldLead(ctx, customer.id))),
    file('conversations.json', jsonParts(everyConversation(ctx, ids))),
    file('messages.csv', csvParts(everyMessage(ctx, ids))),
    ...inBoth('usage', () => everyUsageEvent(ctx, customer.id)),
    ...inBoth('support', () => everySupportRequest(ctx)),
    ...inBoth('sign-ins-and-changes', () => everyAuditEntry(ctx)),
    file('api-keys.json', jsonParts(await listKeys(ctx))),
    file('webhooks.json', jsonParts(await listEndpoints(ctx))),
    ...inBoth('webhook-deliveries', () => everyWebhookDelivery(ctx)),
    ...inBoth('notifications', () => everyDelivery(ctx, ids)),
    file('how-you-are-told.json', jsonParts([await readPreferences(ctx)])),
    file('devices-with-notifications.json', jsonParts(await listDevices(ctx))),
    file('devices.json', jsonParts(sessions)),
    file('team.json', jsonParts(people)),
    file('last-looks.json', jsonParts(everyVisit(ctx, ids))),
  ]
  return { zip: zip(files), fileName: `deskbell-${new Date(ctx.now()).toISOString().slice(0, 10)}.zip` }
}

const file = (name: string, parts: AsyncIterable<string>): ExportFile => ({ name, parts })

const inBoth = (name: string, rows: () => AsyncIterable<object>): ExportFile[] => [
  file(`${name}.json`, jsonParts(rows())),
  file(`${name}.csv`, csvParts(rows())),
]
