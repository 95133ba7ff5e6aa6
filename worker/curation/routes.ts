import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  answerByLinkRequest,
  answerEmail,
  answerLinkRequest,
  answerLinkView,
  answerRequest,
  askedReply,
  askRequest,
  laterRequest,
  questionAnswered,
  savedQuestion,
  savedQuestionRequest,
  unansweredQuestion,
} from '../../contract/curation'
import type { AppEnv } from '../platform/http/appEnv'
import { endpoint } from '../platform/http/endpoint'
import { decodeCursor, pageQuery, pageResponse } from '../platform/http/page'
import { assertWithinLimit, limitByAddress } from '../platform/http/rateLimit'
import { askBot } from './ask/askBot'
import { answerByLink, readAnswerLink } from './links/answerByLink'
import { answerLater } from './questions/answerLater'
import { answerQuestion } from './questions/answerQuestion'
import { dismissQuestion } from './questions/dismissQuestion'
import { readEmailWithAnswer } from './questions/emailWithAnswer'
import { listUnanswered } from './questions/listUnanswered'
import { listSavedQuestions, removeSavedQuestion, saveQuestion } from './saved/savedQuestions'

const questionRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/unanswered',
    endpoint({
      summary: 'List questions the front desk couldn’t answer well, grouped by meaning, most recent first',
      access: 'owner',
      role: 'manager',
      query: z.object(pageQuery),
      answers: { 200: z.array(unansweredQuestion) },
    }),
    async (c) =>
      pageResponse(c, await listUnanswered(c.var.owner, c.req.param('id'), decodeCursor(c.req.valid('query').cursor))),
  )
  .post(
    '/api/businesses/:id/unanswered',
    endpoint({
      summary: 'Save a question to answer later',
      access: 'owner',
      role: 'manager',
      body: laterRequest,
      answers: { 204: null },
    }),
    async (c) => {
      await answerLater(c.var.owner, c.req.param('id'), c.req.valid('json').question)
      return c.body(null, 204)
    },
  )
  .post(
    '/api/businesses/:id/unanswered/:questionId/answer',
    endpoint({
      summary: 'Answer a question and add it to the saved answers',
      access: 'owner',
      role: 'manager',
      body: answerRequest,
      answers: { 200: questionAnswered },
    }),
    async (c) => {
      const { id: businessId, questionId } = c.req.param()
      return c.json(await answerQuestion(c.var.owner, { businessId, questionId, ...c.req.valid('json') }))
    },
  )
  .get(
    '/api/businesses/:id/unanswered/:questionId/email',
    endpoint({
      summary: 'List who asked a question and left an email address, and the email they’d get with the answer',
      access: 'owner',
      role: 'manager',
      answers: { 200: answerEmail },
    }),
    async (c) => {
      const { id: businessId, questionId } = c.req.param()
      return c.json(await readEmailWithAnswer(c.var.owner, businessId, questionId))
    },
  )
  .delete(
    '/api/businesses/:id/unanswered/:questionId',
    endpoint({
      summary: 'Dismiss a question that needs no answer',
      access: 'owner',
      role: 'manager',
      answers: { 204: null },
    }),
    async (c) => {
      const { id: businessId, questionId } = c.req.param()
      await dismissQuestion(c.var.owner, { businessId, questionId })
      return c.body(null, 204)
    },
  )

const savedRoutes = new Hono<AppEnv>()
  .get(
    '/api/businesses/:id/saved-questions',
    endpoint({
      summary: 'List the questions every change is tested with before it goes live',
      access: 'owner',
      role: 'manager',
      answers: { 200: z.array(savedQuestion) },
    }),
    async (c) => c.json(await listSavedQuestions(c.var.owner, c.req.param('id'))),
  )
  .post(
    '/api/businesses/:id/saved-questions',
    endpoint({
      summary: 'Save a question',
      access: 'owner',
      role: 'manager',
      body: savedQuestionRequest,
      answers: { 201: savedQuestion },
    }),
    async (c) => c.json(await saveQuestion(c.var.owner, c.req.param('id'), c.req.valid('json').question), 201),
  )
  .delete(
    '/api/businesses/:id/saved-questions/:questionId',
    endpoint({ summary: 'Remove a saved question', access: 'owner', role: 'manager', answers: { 204: null } }),
    async (c) => {
      await removeSavedQuestion(c.var.owner, c.req.param('id'), c.req.param('questionId'))
      return c.body(null, 204)
    },
  )

const askRoutes = new Hono<AppEnv>().post(
  '/api/businesses/:id/ask',
  endpoint({
    summary: 'Try a question, and get the reply a visitor would get, without counting it',
    access: 'owner',
    role: 'manager',
    body: askRequest,
    answers: { 200: askedReply },
  }),
  async (c) => {
    await assertWithinLimit(c.env.CHAT_LIMIT, `ask:${c.var.owner.actor.customerId}`)
    return c.json(await askBot(c.var.owner, c.req.param('id'), c.req.valid('json')))
  },
)

/** The calls behind mailed links are POST, so that no token ends up in a log of addresses and no mail scanner's GET changes anything. */
const linkRoutes = new Hono<AppEnv>()
  .post(
    '/api/answer-links/read',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Get the question behind an emailed link, without using the link up',
      access: 'public',
      body: answerLinkRequest,
      answers: { 200: answerLinkView },
    }),
    async (c) => c.json(await readAnswerLink(c.var.ctx, c.req.valid('json').token)),
  )
  .post(
    '/api/answer-links/answer',
    limitByAddress('ACCOUNT_LIMIT'),
    endpoint({
      summary: 'Answer the question behind an emailed link, once',
      access: 'public',
      body: answerByLinkRequest,
      answers: { 200: questionAnswered },
    }),
    async (c) => c.json(await answerByLink(c.var.ctx, c.req.valid('json'))),
  )

export const curationRoutes = new Hono<AppEnv>()
  .route('/', questionRoutes)
  .route('/', savedRoutes)
  .route('/', askRoutes)
  .route('/', linkRoutes)
