import { DurableObject } from 'cloudflare:workers'
import { createContext } from '../context'
import { hasTables, openTables } from '../db/objectTables'
import type { Bindings } from '../env'
import { errorText } from '../errorText'
import { countConversation, type Visitor } from './countConversation'
import { findSpent, findUntold, raiseSpent, setTold } from './meterStore'
import { noteQuota } from './quotaNotices'
import { meterSteps } from './tables'
import { tellQuota } from './tellQuota'

const TRY_AGAIN_MS = 60_000

export type Conversation = {
  conversationId: string
  customerId: string
  period: string
  /** What the plan holds; null for any number. */
  limit: number | null
  visitor?: Visitor | undefined
  /** Where links in mail to the owner lead. */
  origin: string
}

/** One customer's conversations, and the tokens that models took for them, counted by billing period. */
export class Meter extends DurableObject<Bindings> {
  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env)
    if (hasTables(state.storage)) openTables(state.storage, meterSteps)
  }

  async count({ limit, ...conversation }: Conversation): Promise<number | null> {
    const number = countConversation(this.ctx.storage, conversation)
    // Without a plan nothing is used up, and the owner knows already.
    if (limit && number !== null && noteQuota(this.ctx.storage, { ...conversation, limit, number })) {
      await this.ctx.storage.setAlarm(Date.now())
    }
    return number
  }

  async tokensSpent(period: string): Promise<number> {
    return hasTables(this.ctx.storage) ? findSpent(this.ctx.storage, period) : 0
  }

  /** Answers how many the period has now. */
  async spend(period: string, tokens: number): Promise<number> {
    openTables(this.ctx.storage, meterSteps)
    return raiseSpent(this.ctx.storage, period, tokens)
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  /** Never throws: after six throws the platform would never call it again. */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx
    try {
      for (const notice of hasTables(storage) ? findUntold(storage) : []) {
        const waitUntil = (work: Promise<unknown>) => this.ctx.waitUntil(work)
        await tellQuota(createContext(this.env, { waitUntil, origin: notice.origin }), notice)
        setTold(storage, notice)
      }
    } catch (error) {
      console.error(JSON.stringify({ event: 'quota.not-told', error: errorText(error) }))
      await storage.setAlarm(Date.now() + TRY_AGAIN_MS)
    }
  }
}
