import { DurableObject } from 'cloudflare:workers'
import { createContext } from '../platform/context'
import { hasTables, openTables } from '../platform/db/objectTables'
import type { Bindings } from '../platform/env'
import { log } from '../platform/log/log'
import { type Counted, countConversation, type Visitor } from './countConversation'
import { findPeriod, findSpent, findUntold, raiseSpent, setTold } from './meterStore'
import { noteQuota } from './quotaNotices'
import type { NewConversation } from './spikes/exceedsPace'
import { dayOf, findUntoldSpikes, insertSpike, setSpikeTold } from './spikes/store'
import { tellSpike } from './spikes/tellSpike'
import { meterSteps } from './tables'
import { tellQuota } from './tellQuota'

const TRY_AGAIN_MS = 60_000

/** What a period has used until now. */
export type Standing = { tokens: number; conversations: number }

export type Conversation = NewConversation & {
  conversationId: string
  customerId: string
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

  async count(conversation: Conversation): Promise<Counted> {
    const { storage } = this.ctx
    const counted = countConversation(storage, conversation)
    if (this.#notes(conversation, counted)) await storage.setAlarm(Date.now())
    return counted
  }

  /** True where the owner is to be told of something new. */
  #notes({ limit, ...conversation }: Conversation, counted: Counted): boolean {
    const { storage } = this.ctx
    if ('uncounted' in counted)
      return counted.uncounted === 'spike' && insertSpike(storage, { ...conversation, day: dayOf(conversation.at) })
    // Without a plan nothing is used up, and the owner knows already.
    return Boolean(limit) && noteQuota(storage, { ...conversation, limit: limit ?? 0, number: counted.number })
  }

  async standing(period: string): Promise<Standing> {
    if (!hasTables(this.ctx.storage)) return { tokens: 0, conversations: 0 }
    return { tokens: findSpent(this.ctx.storage, period), conversations: findPeriod(this.ctx.storage, period) }
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
        await tellQuota(this.#context(notice.origin), notice)
        setTold(storage, notice)
      }
      for (const spike of hasTables(storage) ? findUntoldSpikes(storage) : []) {
        await tellSpike(this.#context(spike.origin), spike)
        setSpikeTold(storage, spike)
      }
    } catch (error) {
      log.error('quota.not-told', { error })
      await storage.setAlarm(Date.now() + TRY_AGAIN_MS)
    }
  }

  #context(origin: string) {
    return createContext(this.env, { waitUntil: (work) => this.ctx.waitUntil(work), origin })
  }
}
