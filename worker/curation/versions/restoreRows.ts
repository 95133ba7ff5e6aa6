import type { AnswerBasis } from '../../../contract/curation'
import { type BusinessRow, replaceFaqs, updateBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'

/** Statements for a batch of the tenants' side: what was saved is this again, FAQ and all. */
export const restoreRows = (ctx: OwnerContext, { id }: BusinessRow, { faqs, ...settings }: AnswerBasis) =>
  [
    updateBusiness(ctx, id, { ...settings, knowledgeVersion: settings.knowledgeVersion ?? null }),
    ...replaceFaqs(ctx, id, faqs),
  ] as const
