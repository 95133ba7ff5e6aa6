import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../../platform/env'
import { type AttemptResult, countAttempt, forgiveAttempt } from './countAttempt'
import { type AttemptRule, FORGET_MS } from './rules'

const PASS_UNTIL = 'pass-until'

/** Exact counts of what one account or one address has tried, for as long as they matter. */
export class AttemptGuard extends DurableObject<Bindings> {
  async attempt(rule: AttemptRule): Promise<AttemptResult> {
    const attempt = countAttempt(this.ctx.storage, rule, Date.now())
    if (attempt.waitMs === 0) await this.ctx.storage.setAlarm(Date.now() + FORGET_MS)
    return attempt
  }

  /** Begins anew, and lets pass until then. */
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
