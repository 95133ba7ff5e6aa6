import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { judgeSpam, type Submission } from '../spam/judgeSpam'
import type { NewLead } from '../store'
import { findSpamContext, insertHeldLead } from './store'

/** Holds a lead back that looks like spam, and answers its id; undefined for any other. While D1 is down nothing is held back. */
export async function holdIfSpam(
  ctx: Context,
  lead: NewLead,
  sent: Pick<Submission, 'homepage' | 'shownForMs'>,
): Promise<string | undefined> {
  try {
    const details = lead.projectDetails ?? ''
    const known = await findSpamContext(ctx, { ...lead, message: details })
    const reasons = judgeSpam({ ...sent, ...known, name: lead.name, details })
    if (reasons.length === 0) return undefined
    const [held] = await insertHeldLead(ctx, lead, reasons)
    log.info('lead.held-back', { leadId: held?.id ?? lead.id })
    return held?.id ?? lead.id
  } catch (error) {
    log.warn('lead.not-judged', { leadId: lead.id, error })
    return undefined
  }
}
