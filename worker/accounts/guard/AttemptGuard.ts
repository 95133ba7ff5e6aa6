import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../../platform/env'
import { type AttemptResult, countAttempt, forgiveAttempt } from './countAttempt'
import { type CallCount, type CallRule, countCall } from './countCall'
import { type AttemptRule, FORGET_MS } from './rules'

const PASS_UNTIL = 'pass-until'

/** Counts the attempts of one kind in the name of one account, device or address, or the calls of one API key. */
export class AttemptGuard extends DurableObject<Bindings> {
  async attempt(rule: AttemptRule): Promise<AttemptResult> {
    const attempt = countAttempt(this.ctx.storage, rule, Date.now())
    if (attempt.waitMs === 0) await this.ctx.storage.setAlarm(Date.now() + FORGET_MS)
    return attempt
  }

  async call(rule: CallRule): Promise<CallCount> {
    const counted = countCall(this.ctx.storage, rule, Date.now())
    if (counted.remaining === rule.limit - 1) await this.ctx.storage.setAlarm(Date.now() + FORGET_MS)
    return counted
  }

  /** Resets the count and exempts the subject from pauses until this time (milliseconds since 1970). */
  async letPass(until: number): Promise<void> {
    await this.ctx.storage.deleteAll()
    this.ctx.storage.kv.put(PASS_UNTIL, until)
    await this.ctx.storage.setAlarm(until + FORGET_MS)
  }

  async letsPass(): Promise<boolean> {
    return (this.ctx.storage.kv.get<number>(PASS_UNTIL) ?? 0) > Date.now()
  }

  async forgive(): Promise<void> {
    forgiveAttempt(this.ctx.storage, Date.now())
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
