import { DurableObject } from 'cloudflare:workers'
import { createContext } from '../platform/context'
import { hasTables, openTables } from '../platform/db/objectTables'
import type { Bindings } from '../platform/env'
import { log } from '../platform/log/log'
import { type CountedVisitor, type CountResult, countConversation } from './countConversation'
import { mailQuotaNotice } from './mailQuotaNotice'
import {
  findConversationsInPeriod,
  findSpentTokens,
  findUntoldQuotaNotices,
  raiseSpentTokens,
  raiseSpentTokensOn,
  setQuotaNoticeTold,
} from './meterStore'
import { noteQuotaLevel } from './quotaNotices'
import type { NewConversation } from './spikes/exceedsPace'
import { mailSpikeNotice } from './spikes/mailSpikeNotice'
import { dayOf, findUntoldSpikes, insertSpike, setSpikeTold } from './spikes/store'
import { meterSteps } from './tables'

const TRY_AGAIN_MS = 60_000

/** Tokens used in a billing period and in one day of it, and conversations counted in the period. */
export type UsageStanding = { tokens: number; today: number; conversations: number }
export type UsageSpan = { period: string; day: string }

export type CountableConversation = NewConversation & {
  conversationId: string
  customerId: string
  visitor?: CountedVisitor | undefined
  /** The origin of links in the owner's mail. */
  origin: string
}

/** Counts one customer's conversations and model tokens by billing period. */
export class Meter extends DurableObject<Bindings> {
  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env)
    if (hasTables(state.storage)) openTables(state.storage, meterSteps)
  }

  async count(conversation: CountableConversation): Promise<CountResult> {
    const { storage } = this.ctx
    const counted = countConversation(storage, conversation)
    if (this.#notes(conversation, counted)) await storage.setAlarm(Date.now())
    return counted
  }

  /** Stores a notice for the owner, if there is something new to tell; true if it did. */
  #notes({ limit, ...conversation }: CountableConversation, counted: CountResult): boolean {
    const { storage } = this.ctx
    if ('uncounted' in counted)
      return counted.uncounted === 'spike' && insertSpike(storage, { ...conversation, day: dayOf(conversation.at) })
    // Without a plan there is no quota to report.
    return Boolean(limit) && noteQuotaLevel(storage, { ...conversation, limit: limit ?? 0, number: counted.number })
  }

  async standing({ period, day }: UsageSpan): Promise<UsageStanding> {
    const { storage } = this.ctx
    if (!hasTables(storage)) return { tokens: 0, today: 0, conversations: 0 }
    return {
      tokens: findSpentTokens(storage, period),
      today: findSpentTokens(storage, day),
      conversations: findConversationsInPeriod(storage, period),
    }
  }

  async spend({ period, day }: UsageSpan, tokens: number): Promise<Pick<UsageStanding, 'tokens' | 'today'>> {
    const { storage } = this.ctx
    openTables(storage, meterSteps)
    return { tokens: raiseSpentTokens(storage, period, tokens), today: raiseSpentTokensOn(storage, day, tokens) }
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  /** Never throws: the platform gives up on an alarm after six failures. */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx
    try {
      for (const notice of hasTables(storage) ? findUntoldQuotaNotices(storage) : []) {
        await mailQuotaNotice(this.#context(notice.origin), notice)
        setQuotaNoticeTold(storage, notice)
      }
      for (const spike of hasTables(storage) ? findUntoldSpikes(storage) : []) {
        await mailSpikeNotice(this.#context(spike.origin), spike)
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
