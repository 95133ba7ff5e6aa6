import { DurableObject } from 'cloudflare:workers'
import type { KnowledgeSource, LeftOut, Proposal } from '../../contract/knowledge'
import { createContext } from '../platform/context'
import { hasTables, openTables } from '../platform/db/objectTables'
import type { Bindings } from '../platform/env'
import type { Locale } from '../text/value'
import { runAlarm, setNextAlarm } from './alarm'
import { type AddressReport, keepOutcome, takeUp } from './crawl/keepOutcome'
import type { NextAddress } from './crawl/outcome'
import { keepVectors } from './embedding/vectorWork'
import { type Found, NOTHING_FOUND } from './found'
import { gatherProposals, undecided } from './proposals/gatherProposals'
import { leftOutOf } from './proposals/leftOut'
import type { NewProposal } from './proposals/proposalsOf'
import { type SearchInput, searchStatements } from './search/searchStatements'
import { describeSources, type ExportedSource, exportSources } from './sources/describeSource'
import { keepDocument, keepSite, type NewDocument, type NewSite, readAgain, removeSource } from './sources/keepSource'
import { findPagesReadSoFar } from './store/pageStore'
import { findUpload, findUploadPart, type UploadHead } from './store/uploadStore'
import type { Embedded, Unembedded } from './store/vectorStore'
import { addDecided, deleteDecided } from './store/versionStore'
import { knowledgeSteps } from './tables'

/** What one business's site and documents say: its sources, their reading, and the search over them. It never calls a site itself. */
export class Knowledge extends DurableObject<Bindings> {
  readonly #storage = this.ctx.storage

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env)
    if (hasTables(this.#storage)) openTables(this.#storage, knowledgeSteps)
  }

  async search(input: SearchInput): Promise<Found> {
    return hasTables(this.#storage) ? searchStatements(this.#storage, input) : NOTHING_FOUND
  }

  async addSite(site: NewSite): Promise<KnowledgeSource | null> {
    return this.#change(() => keepSite(this.#storage, site, Date.now()))
  }

  async addDocument(document: NewDocument): Promise<KnowledgeSource | null> {
    return this.#change(() => keepDocument(this.#storage, document, Date.now()))
  }

  async sources(): Promise<KnowledgeSource[]> {
    return hasTables(this.#storage) ? describeSources(this.#storage) : []
  }

  async readAgain(id: string): Promise<KnowledgeSource | null> {
    return hasTables(this.#storage) ? this.#change(() => readAgain(this.#storage, id, Date.now())) : null
  }

  async removeSource(id: string): Promise<boolean> {
    return hasTables(this.#storage) && this.#change(() => removeSource(this.#storage, id, Date.now()))
  }

  async takeUp(sourceId: string): Promise<NextAddress | null> {
    return hasTables(this.#storage) ? this.#change(() => takeUp(this.#storage, sourceId, Date.now())) : null
  }

  async keepOutcome(kept: AddressReport): Promise<NextAddress | null> {
    return hasTables(this.#storage) ? this.#change(() => keepOutcome(this.#storage, kept, Date.now())) : null
  }

  async upload(sourceId: string): Promise<UploadHead | null> {
    return hasTables(this.#storage) ? findUpload(this.#storage, sourceId) : null
  }

  async uploadPart(sourceId: string, at: number): Promise<ArrayBuffer> {
    return findUploadPart(this.#storage, sourceId, at)
  }

  async keepVectors(embedded: Embedded[]): Promise<Unembedded[]> {
    return hasTables(this.#storage) ? this.#change(() => keepVectors(this.#storage, embedded, Date.now())) : []
  }

  /** `typed`: what the owner's own fields propose, which may be decided on as well. */
  async proposals(typed: NewProposal[], locale: Locale & { timeZone: string }): Promise<Proposal[]> {
    if (!hasTables(this.#storage)) return undecided(typed)
    return undecided([...typed, ...gatherProposals(findPagesReadSoFar(this.#storage), locale)], this.#storage)
  }

  async leftOut(locale: Locale): Promise<LeftOut[]> {
    return hasTables(this.#storage) ? leftOutOf(findPagesReadSoFar(this.#storage), locale, Date.now()) : []
  }

  async decide(proposalIds: string[]): Promise<void> {
    await this.#change(() => {
      for (const id of proposalIds) addDecided(this.#storage, id, Date.now())
    })
  }

  async reopen(proposalId: string): Promise<void> {
    await this.#change(() => deleteDecided(this.#storage, proposalId))
  }

  async exported(): Promise<ExportedSource[]> {
    return hasTables(this.#storage) ? exportSources(this.#storage) : []
  }

  async forget(): Promise<void> {
    await this.#storage.deleteAlarm()
    await this.#storage.deleteAll()
  }

  override async alarm(): Promise<void> {
    await runAlarm(createContext(this.env, { waitUntil: (work) => this.ctx.waitUntil(work) }), this.#storage)
  }

  async #change<T>(change: () => T): Promise<T> {
    openTables(this.#storage, knowledgeSteps)
    const answer = change()
    await setNextAlarm(this.#storage)
    return answer
  }
}
