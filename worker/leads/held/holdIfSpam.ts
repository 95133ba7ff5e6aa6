import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { judgeSpam, type Submission } from '../spam/judgeSpam'
import type { NewLead } from '../store'
import { countUnkept, findSpamContext, insertHeldLead } from './store'

/** How many a business keeps of a day: a flood of them fills no database and no owner reads it. */
const MOST_A_DAY = 200
const OFTEN = 'A lot of leads came from the same network in a short time.'

/** Holds a lead back that looks like spam, past the day's number only by counting it, and answers its id; undefined for any other. While D1 is down nothing is held back. */
export async function holdIfSpam(
  ctx: Context,
  lead: NewLead,
  { isOften, ...sent }: Pick<Submission, 'homepage' | 'shownForMs'> & { isOften?: boolean | undefined } = {},
): Promise<string | undefined> {
  try {
    const details = lead.projectDetails ?? ''
    const known = await findSpamContext(ctx, { ...lead, message: details })
    const reasons = isOften ? [OFTEN] : judgeSpam({ ...sent, ...known, name: lead.name, details })
    if (reasons.length === 0) return undefined
    const [held] = known.heldLately < MOST_A_DAY ? await insertHeldLead(ctx, lead, reasons) : []
    if (!held) await countUnkept(ctx, lead)
    log.info('lead.held-back', { leadId: held?.id ?? lead.id })
    return held?.id ?? lead.id
  } catch (error) {
    log.warn('lead.not-judged', { leadId: lead.id, error })
    return undefined
  }
}
