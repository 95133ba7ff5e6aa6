import type { KnowledgeSource, SourceRequest } from '../../../contract/knowledge'
import { allowReadSite } from '../../businesses/origins/ownOrigins'
import { ownBusiness } from '../../businesses/ownBusiness'
import type { OwnerContext } from '../../context'
import { judgeUrl } from '../../http/publicAddress'
import { newId } from '../../ids'
import { knowledge } from '../../objects'
import { canonical } from '../crawl/siteAddress'
import { isDocumentType } from '../documents/readDocument'
import { addressRefused, noSuchType, tooManySources } from '../errors'
import type { Upload } from '../store/uploadStore'

/** A site or a text, to be read. Throws 404, 422. */
export async function addSource(ctx: OwnerContext, businessId: string, input: SourceRequest): Promise<KnowledgeSource> {
  const { country } = await ownBusiness(ctx, businessId)
  const id = newId('source')
  if (input.url !== undefined) {
    const url = canonical(input.url)
    if (!url) throw addressRefused('it is too long, or carries a password')
    const verdict = judgeUrl(new URL(url))
    if (!verdict.isPublic && ctx.settings.PRIVATE_NETWORK !== 'on') throw addressRefused(verdict.why)
    const source = orFull(await knowledge(ctx, businessId, country).addSite({ id, businessId, url }))
    await allowReadSite(ctx, businessId, url)
    return source
  }
  const { title = 'Text', text = '' } = input
  const upload = { title, contentType: 'text/plain', bytes: new TextEncoder().encode(text) }
  return orFull(await knowledge(ctx, businessId, country).addDocument({ id, businessId, kind: 'text', upload }))
}

/** A PDF, Word or text file: kept as it is until a Worker reads it. Throws 404, 415, 422. */
export async function addFile(ctx: OwnerContext, businessId: string, upload: Upload): Promise<KnowledgeSource> {
  const { country } = await ownBusiness(ctx, businessId)
  if (!isDocumentType(upload.contentType)) throw noSuchType()
  const document = { id: newId('source'), businessId, kind: 'file' as const, upload }
  return orFull(await knowledge(ctx, businessId, country).addDocument(document))
}

function orFull(source: KnowledgeSource | null): KnowledgeSource {
  if (!source) throw tooManySources()
  return source
}
