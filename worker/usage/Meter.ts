import { DurableObject } from 'cloudflare:workers'
import { createContext } from '../platform/context'
import { hasTables, openTables } from '../platform/db/objectTables'
import type { Bindings } from '../platform/env'
import { log } from '../platform/log/log'
import { type Counted, countConversation, type Visitor } from './countConversation'
import { findPeriod, findSpent, findUntold, raiseSpent, raiseSpentOn, setTold } from './meterStore'
import { noteQuota } from './quotaNotices'
import type { NewConversation } from './spikes/exceedsPace'
import { dayOf, findUntoldSpikes, insertSpike, setSpikeTold } from './spikes/store'
import { tellSpike } from './spikes/tellSpike'
import { meterSteps } from './tables'
import { tellQuota } from './tellQuota'

const TRY_AGAIN_MS = 60_000

/** What models took in a period, and in one day of it, and how many conversations it has. */
export type Standing = { tokens: number; today: number; conversations: number }
export type Span = { period: string; day: string }

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

  async standing({ period, day }: Span): Promise<Standing> {
    const { storage } = this.ctx
    if (!hasTables(storage)) return { tokens: 0, today: 0, conversations: 0 }
    return {
      tokens: findSpent(storage, period),
      today: findSpent(storage, day),
      conversations: findPeriod(storage, period),
    }
  }

  async spend({ period, day }: Span, tokens: number): Promise<Pick<Standing, 'tokens' | 'today'>> {
    const { storage } = this.ctx
    openTables(storage, meterSteps)
    return { tokens: raiseSpent(storage, period, tokens), today: raiseSpentOn(storage, day, tokens) }
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
