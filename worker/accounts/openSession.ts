import type { SQL } from 'drizzle-orm'
import type { Context } from '../platform/context'
import { outboxRowIf, wakeOutbox } from '../platform/outbox/writeOutbox'
import { auditRowIf } from './audit/auditRow'
import { newDeviceMail } from './devices/newDeviceMail'
import { insertDeviceIf, isNewDeviceAnd } from './devices/store'
import { memberIdOf, type Person } from './people/person'
import { prepareSession } from './sessions'
import { insertSessionIf } from './store'

/** Signs a person in if the condition still holds, and mails them where the device is a new one. Answers the session's token. */
export async function openSession(
  ctx: Context,
  { email, device, ...person }: Person & { email: string; device: string },
  still: SQL,
): Promise<string | undefined> {
  const { customerId } = person
  const { token, row } = await prepareSession(ctx, { ...person, device })
  const mail = { kind: 'mail.send', payload: newDeviceMail(ctx, { customerId, to: email }) } as const
  const [opened] = await ctx.directory.batch([
    insertSessionIf(ctx, row, still),
    outboxRowIf(ctx, ctx.directory, mail, isNewDeviceAnd(ctx, { ...person, device }, still)),
    insertDeviceIf(ctx, { ...person, device }, still),
    auditRowIf(ctx, { customerId, memberId: memberIdOf(person), kind: 'signed-in' }, still),
  ])
  wakeOutbox(ctx)
  return opened.length > 0 ? token : undefined
}
