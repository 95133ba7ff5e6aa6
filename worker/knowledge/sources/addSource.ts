import type { KnowledgeSource, SourceRequest } from '../../../contract/knowledge'
import { allowReadSite, fillGaps } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { judgeUrl } from '../../platform/http/publicAddress'
import { newId } from '../../platform/ids'
import { canonical } from '../crawl/siteAddress'
import { isDocumentType } from '../documents/readDocument'
import { addressRefused, noSuchType, tooManySources } from '../errors'
import type { Upload } from '../store/uploadStore'
import { ownKnowledge } from './ownSources'

/** A site or a text, to be read. Throws 404, 422. */
export async function addSource(ctx: OwnerContext, businessId: string, input: SourceRequest): Promise<KnowledgeSource> {
  const { url: address, title = 'Text', text = '' } = input
  if (address === undefined) {
    const bytes = new TextEncoder().encode(text)
    return addFile(ctx, businessId, { title, contentType: 'text/plain', bytes }, 'text')
  }
  const known = await ownKnowledge(ctx, businessId)
  const url = canonical(address)
  if (!url) throw addressRefused('it’s too long, or has a password in it')
  const verdict = judgeUrl(new URL(url))
  if (!verdict.mayBeCalled && ctx.settings.PRIVATE_NETWORK !== 'on') throw addressRefused(verdict.why)
  const source = orFull(await known.addSite({ id: newId('source'), businessId, url }))
  await allowReadSite(ctx, businessId, url)
  await fillGaps(ctx, businessId, { website: url })
  return source
}

/** A PDF, Word or text file: kept as it is until a Worker reads it. Throws 404, 415, 422. */
export async function addFile(
  ctx: OwnerContext,
  businessId: string,
  upload: Upload,
  kind: 'file' | 'text' = 'file',
): Promise<KnowledgeSource> {
  const known = await ownKnowledge(ctx, businessId)
  if (!isDocumentType(upload.contentType)) throw noSuchType()
  return orFull(await known.addDocument({ id: newId('source'), businessId, kind, upload }))
}

function orFull(source: KnowledgeSource | null): KnowledgeSource {
  if (!source) throw tooManySources()
  return source
}
