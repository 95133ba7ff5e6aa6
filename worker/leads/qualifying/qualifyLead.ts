import type { Qualification } from '../../../contract/leadDetails'
import { hasEntitlement } from '../../../contract/plans'
import { askModel } from '../../answering'
import { type BusinessProfile, loadProfile } from '../../businesses'
import { chatSession } from '../../platform/chatSessionObject'
import type { Context } from '../../platform/context'
import { randomText } from '../../platform/ids'
import { log } from '../../platform/log/log'
import { findVisitState } from '../booked/store'
import { findLead, type LeadRow } from '../store'
import { sessionIdOf } from '../storing/dedupeKey'
import { gradeByVisit } from './gradeByVisit'
import { qualifyingQuestion, readGrade } from './qualifyByModel'
import { qualifyByRules } from './qualifyByRules'
import { setQualification } from './store'

/** The grade that a new lead's mail has: by rules, at once. Undefined if the plan doesn't include it. */
export async function qualifyAtOnce(ctx: Context, lead: LeadRow): Promise<Qualification | undefined> {
  if (lead.qualification) return lead.qualification
  const profile = await loadProfile(ctx, lead.businessId)
  if (!isGraded(profile)) return undefined
  const found = qualifyByRules(await wordsOf(ctx, lead), lead, profile)
  if (found) await setQualification(ctx, lead.id, found, true)
  return found
}

/** Handles `lead.qualify`: grades a lead by all that its visitor has said by then, with a model where there is one, and by the visit they booked. */
export async function qualifyLead(ctx: Context, { leadId }: { leadId: string }): Promise<void> {
  const lead = await findLead(ctx, leadId)
  if (!lead) return
  const profile = await loadProfile(ctx, lead.businessId)
  if (!isGraded(profile)) return
  const words = await wordsOf(ctx, lead)
  const visit = await findVisitState(ctx, lead.id)
  const found = words.length > 0 ? await gradeByWords(ctx, { words, lead, profile }) : undefined
  const grade = visit ? gradeByVisit(visit, found) : found
  if (grade) await setQualification(ctx, lead.id, grade, false)
}

type Said = { words: string[]; lead: LeadRow; profile: BusinessProfile }

async function gradeByWords(ctx: Context, { words, lead, profile }: Said): Promise<Qualification | undefined> {
  const said = await askModel(ctx, profile, qualifyingQuestion(words, randomText(8)))
  return (said && readGrade(said, words)) || qualifyByRules(words, lead, profile)
}

/** A grade quotes the visitor's words, so there is none where these aren't kept. */
const isGraded = ({ plan, noHealthDetails }: BusinessProfile): boolean =>
  hasEntitlement(plan, 'leadQualification') && !noHealthDetails

/** All that the visitor said, each text once: in the chat while their session lasts, in the form, and to our questions. */
async function wordsOf(ctx: Context, lead: LeadRow): Promise<string[]> {
  const said = await saidIn(ctx, lead)
  const written = [lead.projectDetails ?? '', ...(lead.answers ?? []).map(({ answer }) => answer)]
  const all = [...said, ...written, ...(said.length === 0 ? [lead.message] : [])].map((text) => text.trim())
  return [...new Set(all.filter(Boolean))]
}

async function saidIn(ctx: Context, { id, businessId, dedupeKey, conversationId }: LeadRow): Promise<string[]> {
  const sessionId = sessionIdOf(dedupeKey)
  if (!sessionId) return []
  try {
    const context = await chatSession(ctx, businessId, sessionId).leadContext()
    return context.conversationId === conversationId ? context.said : []
  } catch (error) {
    log.warn('lead.words-unread', { leadId: id, error })
    return []
  }
}
