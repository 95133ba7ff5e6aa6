import type { AnswerBasis } from '../../../contract/curation'
import { type BusinessRow, replaceFaqs, updateBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'

/** Statements for a batch in the tenants' database: save this basis again, FAQ included. */
export const restoreRows = (ctx: OwnerContext, { id }: BusinessRow, { faqs, ...settings }: AnswerBasis) =>
  [
    updateBusiness(ctx, id, { ...settings, knowledgeVersion: settings.knowledgeVersion ?? null }),
    ...replaceFaqs(ctx, id, faqs),
  ] as const
