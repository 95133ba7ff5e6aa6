import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type AnswerRequest,
  answerEmail,
  answerLinkView,
  answerVersion,
  askedReply,
  questionAnswered,
  savedQuestion,
  unansweredQuestion,
} from '../../contract/curation'
import { call, callPage, send } from '../lib/api'

const pathOf = (businessId: string, rest: string) => `/api/businesses/${encodeURIComponent(businessId)}/${rest}`
const post = (body?: unknown) => ({ method: 'POST', ...(body !== undefined && { body }) })

/** Reloads on each visit, since questions arrive all the time. */
export const unansweredQuery = (businessId: string) =>
  infiniteQueryOptions({
    queryKey: ['unanswered', businessId],
    queryFn: ({ pageParam }) => callPage(unansweredQuestion, pageParam),
    initialPageParam: pathOf(businessId, 'unanswered'),
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })

const questionPath = (businessId: string, id: string) => pathOf(businessId, `unanswered/${encodeURIComponent(id)}`)
export const answerQuestion = (businessId: string, id: string, body: AnswerRequest) =>
  call(questionAnswered, `${questionPath(businessId, id)}/answer`, post(body))
export const answerEmailQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['answer-email', businessId, id],
    queryFn: () => call(answerEmail, `${questionPath(businessId, id)}/email`),
    gcTime: 0,
  })
export const answerLater = (businessId: string, question: string) =>
  send(pathOf(businessId, 'unanswered'), post({ question }))
export const dismissQuestion = (businessId: string, id: string) =>
  send(questionPath(businessId, id), { method: 'DELETE' })

/** `asSaved`: from what is saved, live or not. */
export const askBot = (businessId: string, question: string, asSaved = false) =>
  call(askedReply, pathOf(businessId, 'ask'), post({ question, asSaved }))

export const savedQuestionsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['saved-questions', businessId],
    queryFn: () => call(z.array(savedQuestion), pathOf(businessId, 'saved-questions')),
  })
export const saveQuestion = (businessId: string, question: string) =>
  call(savedQuestion, pathOf(businessId, 'saved-questions'), post({ question }))
export const removeSavedQuestion = (businessId: string, id: string) =>
  send(pathOf(businessId, `saved-questions/${encodeURIComponent(id)}`), { method: 'DELETE' })

export const versionsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['versions', businessId],
    queryFn: () => call(z.array(answerVersion), pathOf(businessId, 'versions')),
    refetchOnMount: 'always',
  })
const versionPath = (businessId: string, id: string) => pathOf(businessId, `versions/${encodeURIComponent(id)}`)
export const publishVersion = (businessId: string, id: string) => send(`${versionPath(businessId, id)}/publish`, post())
export const discardVersion = (businessId: string, id: string) =>
  send(versionPath(businessId, id), { method: 'DELETE' })
export const restoreVersion = (businessId: string, id: string) => send(`${versionPath(businessId, id)}/restore`, post())

export const answerLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['answer-link', token],
    queryFn: () => call(answerLinkView, '/api/answer-links/read', post({ token })),
    enabled: token !== '',
  })
export const answerByLink = (body: AnswerRequest & { token: string }) =>
  call(questionAnswered, '/api/answer-links/answer', post(body))
