import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type FaqRequest, faq } from '../../contract/businesses'
import { call, send } from '../lib/api'

const pathOf = (businessId: string, faqId?: string) =>
  `/api/businesses/${encodeURIComponent(businessId)}/faqs${faqId ? `/${encodeURIComponent(faqId)}` : ''}`

export const faqsQuery = (businessId: string) =>
  queryOptions({ queryKey: ['faqs', businessId], queryFn: () => call(z.array(faq), pathOf(businessId)) })

export const addFaq = (businessId: string, body: FaqRequest) => call(faq, pathOf(businessId), { method: 'POST', body })

export const changeFaq = (businessId: string, faqId: string, body: FaqRequest) =>
  call(faq, pathOf(businessId, faqId), { method: 'PUT', body })

export const deleteFaq = (businessId: string, faqId: string) => send(pathOf(businessId, faqId), { method: 'DELETE' })
