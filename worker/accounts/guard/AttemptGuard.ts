import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../../env'
import { countAttempt, forgiveAttempt } from './countAttempt'
import { type AttemptRule, FORGET_MS } from './rules'

/** Exact counts of what one account or one address has tried, for as long as they matter. */
export class AttemptGuard extends DurableObject<Bindings> {
  async attempt(rule: AttemptRule): Promise<{ waitMs: number }> {
    const attempt = countAttempt(this.ctx.storage, rule, Date.now())
    if (attempt.waitMs === 0) await this.ctx.storage.setAlarm(Date.now() + FORGET_MS)
    return attempt
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
