import { createHash } from 'node:crypto'
import type { KnowledgeSource, SourceKind, SourceRequest } from '../../../contract/knowledge'
import { allowReadSite } from '../../businesses/origins/ownOrigins'
import { ownBusiness } from '../../businesses/ownBusiness'
import type { OwnerContext } from '../../context'
import { judgeUrl } from '../../http/publicAddress'
import { newId } from '../../ids'
import { knowledge } from '../../objects'
import type { Locale } from '../../text/value'
import { canonical } from '../crawl/siteAddress'
import { isDocumentType, readDocument } from '../documents/readDocument'
import { readText } from '../documents/readText'
import { addressRefused, fileUnreadable, noSuchType, tooManySources, UnreadableFile } from '../errors'
import type { Statement } from '../statement'

/** A site to be read, or a text that answers at once. Throws 404, 422. */
export async function addSource(ctx: OwnerContext, businessId: string, input: SourceRequest): Promise<KnowledgeSource> {
  const { country, currency } = await ownBusiness(ctx, businessId)
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
  const statements = readText(text, { kind: 'site', title }, id, { country, currency })
  return keep(ctx, { id, businessId, country, kind: 'text', title, bytes: text.length, statements })
}

export type UploadedFile = { bytes: Uint8Array; contentType: string; name: string }

/** A PDF, Word or text file. Throws 404, 415, 422. */
export async function addFile(ctx: OwnerContext, businessId: string, file: UploadedFile): Promise<KnowledgeSource> {
  const { country, currency } = await ownBusiness(ctx, businessId)
  const id = newId('source')
  const { title, statements } = await readFile(file, id, { country, currency })
  return keep(ctx, { id, businessId, country, kind: 'file', title, bytes: file.bytes.byteLength, statements })
}

async function readFile({ bytes, contentType, name }: UploadedFile, id: string, locale: Locale) {
  if (/^text\/(?:plain|markdown)\b/.test(contentType)) {
    const title = name.replace(/\.\w{2,5}$/, '') || 'Text'
    return { title, statements: readText(new TextDecoder().decode(bytes), { kind: 'site', title }, id, locale) }
  }
  if (!isDocumentType(contentType)) throw noSuchType()
  try {
    const { title, statements } = await readDocument({ bytes, contentType, name, source: {}, locale })
    return { title, statements: statements.map((statement, at) => ({ ...statement, id: `${id}#${at + 1}` })) }
  } catch (error) {
    if (error instanceof UnreadableFile) throw fileUnreadable(error)
    throw error
  }
}

type Document = {
  id: string
  businessId: string
  country: string
  kind: Extract<SourceKind, 'text' | 'file'>
  title: string
  bytes: number
  statements: Statement[]
}

async function keep(ctx: OwnerContext, { country, bytes, statements, ...named }: Document): Promise<KnowledgeSource> {
  const digest = createHash('sha256').update(JSON.stringify(statements)).digest('hex')
  const page = { url: null, digest, bytes, statements }
  return orFull(await knowledge(ctx, named.businessId, country).addDocument({ ...named, page }))
}

function orFull(source: KnowledgeSource | null): KnowledgeSource {
  if (!source) throw tooManySources()
  return source
}
