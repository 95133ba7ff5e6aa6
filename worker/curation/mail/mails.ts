import type { Language } from '../../../contract/languages'
import type { BusinessProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { layOutMail } from '../../platform/mail/layout'
import { answerWords } from './answerWords'
import { isQuotable } from './quotable'

const SHOWN_MAX = 300
const shown = (question: string) => (question.length > SHOWN_MAX ? `${question.slice(0, SHOWN_MAX)}…` : question)
export const quoted = (question: string) => `“${shown(question).replace(/\s+/g, ' ').toWellFormed()}”`

const answerUrl = (ctx: Context, token: string): string => {
  const url = new URL('/answer', ctx.origin)
  url.searchParams.set('token', token)
  return url.href
}

export const answerAction = (ctx: Context, token: string) => ({ label: 'Write the answer', url: answerUrl(ctx, token) })

type OpenQuestion = { question: string; timesAsked: number; token: string }
type ToOwner = { customerId: string; to: string; businessName: string; asked: OpenQuestion[]; more: number }

/** The questions that had no answer, each with a link to answer it. */
export function openQuestionsMail(ctx: Context, { customerId, to, businessName, asked, more }: ToOwner) {
  const number = asked.length + more
  const heading =
    number === 1 ? 'A question your front desk couldn’t answer' : `${number} questions your front desk couldn’t answer`
  return {
    customerId,
    ...layOutMail({
      to,
      subject: `${heading} (${businessName})`,
      heading,
      lines: [`Answer ${number === 1 ? 'it' : 'each'} once, and the next person who asks gets your answer.`],
      items: asked.map(({ question, timesAsked, token }) => ({
        text: timesAsked > 1 ? `${quoted(question)} (asked ${timesAsked} times)` : quoted(question),
        action: answerAction(ctx, token),
      })),
      ...(more > 0 && {
        action: { label: `See ${more} more`, url: new URL('/admin-direct/answers', ctx.origin).href },
      }),
    }),
  }
}

type Writer = Pick<BusinessProfile, 'name' | 'timeZone' | 'facts'>
/** `question`: what was asked, as it stands in the FAQ. */
type Asker = { to: string; askedAt: number; language: Language; question?: string | undefined }

/** What a visitor is told beside the answer, in their language. `to`: their address, as it is shown. */
export function answerMailWords({ name, timeZone }: Writer, { to, askedAt, language, question }: Asker) {
  const words = answerWords[language]
  const day = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' }).format(askedAt)
  const asked = question && isQuotable(question) ? [`${words.question}: ${quoted(question)}`] : []
  return { subject: words.subject(name), lines: [words.why({ name, day, to }), ...asked, words.notYou] }
}

/**
 * The owner's words, and the question if it leads nowhere: anybody can leave any address with any question, and their text must not be used
 * to reach it through us. For the same reason it doesn't say that the reader asked.
 */
export function answerMail(writer: Writer, { answer, ...asker }: Asker & { answer: string }) {
  const { subject, lines } = answerMailWords(writer, asker)
  return layOutMail({
    to: asker.to,
    language: asker.language,
    replyTo: writer.facts.emails[0],
    subject,
    heading: subject,
    lines,
    facts: [{ label: answerWords[asker.language].answer, value: answer }],
  })
}
