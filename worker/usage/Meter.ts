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

/** What models took in a period, and in one day of it, and how many conversations it has. */
export type UsageStanding = { tokens: number; today: number; conversations: number }
export type UsageSpan = { period: string; day: string }

export type CountableConversation = NewConversation & {
  conversationId: string
  customerId: string
  visitor?: CountedVisitor | undefined
  /** Where links in mail to the owner lead. */
  origin: string
}

/** One customer's conversations, and the tokens that models took for them, counted by billing period. */
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

  /** True where the owner is to be told of something new. */
  #notes({ limit, ...conversation }: CountableConversation, counted: CountResult): boolean {
    const { storage } = this.ctx
    if ('uncounted' in counted)
      return counted.uncounted === 'spike' && insertSpike(storage, { ...conversation, day: dayOf(conversation.at) })
    // Without a plan nothing is used up, and the owner knows already.
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

  /** Never throws: after six throws the platform would never call it again. */
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
