import type { AnswerBasis } from '../../../contract/curation'
import type { OwnerContext } from '../../context'
import { newId } from '../../ids'
import { wakeOutbox } from '../../outbox/writeOutbox'
import { versionNotFound, versionNotWaiting } from '../errors'
import { ownBusiness } from '../ownBusiness'
import { publishOwed } from '../publishOwed'
import { type BusinessRow, updateBusiness } from '../store'
import { VERSIONS_KEPT } from './admitChanges'
import { changesBetween } from './answerBasis'
import { liveBasis } from './liveBasis'
import {
  deleteWaiting,
  findVersion,
  findWaiting,
  forgetOldVersions,
  insertVersionIf,
  replaceFaqs,
  setLiveVersion,
} from './store'

type Input = { businessId: string; versionId: string }

/** Puts what was saved back to what is live: what waited is gone. Throws 404, 409. */
export async function takeBack(ctx: OwnerContext, { businessId, versionId }: Input): Promise<void> {
  const row = await ownBusiness(ctx, businessId)
  if ((await findWaiting(ctx, row.id))?.id !== versionId) throw versionNotWaiting()
  const live = await liveBasis(ctx, row)
  await ctx.tenants.batch([...saved(ctx, row, live), deleteWaiting(ctx, row.id), publishOwed(ctx, row.id)])
  wakeOutbox(ctx)
}

/** Makes an earlier version what is saved and what is live, at once: its owner has decided. Throws 404. */
export async function bringBack(ctx: OwnerContext, { businessId, versionId }: Input): Promise<void> {
  const row = await ownBusiness(ctx, businessId)
  const version = await findVersion(ctx, row.id, versionId)
  if (!version || version.isWaiting) throw versionNotFound()
  const again = {
    id: newId('version'),
    businessId: row.id,
    basis: version.basis,
    changes: ['Earlier version brought back', ...changesBetween(await liveBasis(ctx, row), version.basis)],
    changedBy: ctx.actor.customerId,
    createdAt: ctx.now(),
  }
  await ctx.tenants.batch([
    ...saved(ctx, row, version.basis),
    deleteWaiting(ctx, row.id),
    insertVersionIf(ctx, again),
    setLiveVersion(ctx, row.id, again.id),
    forgetOldVersions(ctx, row.id, VERSIONS_KEPT),
    publishOwed(ctx, row.id),
  ])
  wakeOutbox(ctx)
}

const saved = (ctx: OwnerContext, { id }: BusinessRow, { faqs, ...settings }: AnswerBasis) =>
  [
    updateBusiness(ctx, id, { ...settings, knowledgeVersion: settings.knowledgeVersion ?? null }),
    ...replaceFaqs(ctx, id, faqs),
  ] as const
