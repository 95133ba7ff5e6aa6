import type { Language } from '../../../contract/languages'
import { escapeHtml, indented, oneLine, withoutDirectionMarks } from './plainText'

/** The content of a mail, from which its text and HTML are made. */
export type MailContent = {
  to: string
  /** What its text is written in; English unless named. */
  language?: Language
  /** Reply-To, if replies don't go to us. */
  replyTo?: string | undefined
  subject: string
  heading: string
  /** A button above everything else, such as one that calls; the text form has it among the facts. */
  first?: Action | undefined
  lines: string[]
  /** What a list of mail shows beside the subject, where that isn't how the text begins. */
  preview?: string
  facts?: Fact[]
  /** What was said, below the facts, by whom. */
  talk?: { heading: string; said: Fact[] } | undefined
  /** What is said after the facts. */
  closing?: string[]
  action?: Action
  /** A second way in, as a link. */
  more?: Action
  items?: { text: string; action: Action }[]
  /** Small, below everything else, such as how to get no more of these. */
  footnote?: { text: string; action: Action }
  /** Where mail of this kind ends; the reader's mail program shows a button for it. */
  unsubscribeUrl?: string
}
type Action = { label: string; url: string }
/** `href`: a link such as tel: or mailto:. */
type Fact = { label: string; value: string; href?: string }

const FROM = 'Deskbell'
const HEADING_MAX = 300
const PREVIEW_MAX = 140
const LINK = 'color:#2563EB'

/** A mail's subject, text and HTML. */
export function layOutMail(content: MailContent) {
  const subject = oneLine(content.subject)
  return {
    to: content.to,
    ...(content.replyTo && { replyTo: content.replyTo }),
    ...(content.unsubscribeUrl && { unsubscribeUrl: content.unsubscribeUrl }),
    subject,
    text: withoutDirectionMarks(inText(content)),
    html: withoutDirectionMarks(inHtml(content, subject)),
  }
}

function inText({
  heading,
  lines,
  facts = [],
  talk,
  closing = [],
  items = [],
  action,
  more,
  footnote,
}: MailContent): string {
  return [
    oneLine(heading, HEADING_MAX),
    ...lines.map(indented),
    factsInText(facts),
    talk ? `${talk.heading}\n${factsInText(talk.said)}` : '',
    ...items.map((item) => `${indented(item.text)}\n${item.action.label}: ${item.action.url}`),
    ...closing.map(indented),
    action ? `${action.label}: ${action.url}` : '',
    more ? `${more.label}: ${more.url}` : '',
    footnote ? `${footnote.text}\n${footnote.action.label}: ${footnote.action.url}` : '',
    `-- \n${FROM}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** A label that asks, such as an owner's own question, needs no colon. */
const factsInText = (facts: Fact[]): string =>
  facts.map(({ label, value }) => `${label}${label.endsWith('?') ? '' : ':'} ${indented(value)}`).join('\n')

/**
 * Mail programs that go dark by themselves leave what says its own colors alone; those that know no style sheet show the light ones.
 * https://www.caniemail.com/features/css-at-media-prefers-color-scheme/
 */
const DARK = `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>@media(prefers-color-scheme:dark){body{background:#0F1620!important;color:#E8EDF3!important}.quiet,.quiet a{color:#A3B0BE!important}.link{color:#8FB4FF!important}.end{border-color:#2A3646!important}}</style>`

// User text gets dir="auto", on the side of its label, and long words wrap.
function inHtml(content: MailContent, subject: string): string {
  const {
    language = 'en',
    heading,
    first,
    lines,
    facts = [],
    talk,
    closing = [],
    items = [],
    action,
    more,
    footnote,
  } = content
  const isRtl = language === 'ar'
  const side = `text-align:${isRtl ? 'right' : 'left'}`
  const preview = oneLine(
    content.preview ?? [...lines, ...facts.map(({ value }) => value), ...closing].join(' '),
    PREVIEW_MAX,
  )
  return `<!doctype html><html lang="${language}"${isRtl ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>${DARK}</head>
<body style="margin:0;background:#FBFAF7;color:#14202E;font:16px/1.55 system-ui,sans-serif"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div style="max-width:560px;margin:0 auto;padding:32px 20px;overflow-wrap:anywhere;word-break:break-word">
<h1 style="font-size:22px;line-height:1.25;margin:0 0 16px">${escapeHtml(oneLine(heading, HEADING_MAX))}</h1>
${first ? button(first) : ''}
${lines.map(paragraph).join('\n')}
${facts.map((fact) => row(fact, side)).join('\n')}
${items.map(({ text, action }) => `<p style="margin:0 0 16px"><span dir="auto" style="display:block;${side}">${escapeHtml(text)}</span>${link(action)}</p>`).join('\n')}
${talk ? `<h2 style="font-size:17px;line-height:1.25;margin:24px 0 12px">${escapeHtml(talk.heading)}</h2>\n${talk.said.map((fact) => row(fact, side)).join('\n')}` : ''}
${closing.map(paragraph).join('\n')}
${action ? button(action) : ''}
${more ? `<p style="margin:0 0 16px">${link(more)}</p>` : ''}
<p class="quiet end" style="margin:28px 0 0;padding-top:16px;border-top:1px solid #E6E2DA;color:#51606F;font-size:14px">${FROM}${footnote ? `<br>${small(footnote)}` : ''}</p></div></body></html>`
}

const paragraph = (line: string): string => `<p style="margin:0 0 12px;white-space:pre-line">${escapeHtml(line)}</p>`

const small = ({ text, action: { label, url } }: { text: string; action: Action }): string =>
  `${escapeHtml(text)} <a href="${escapeHtml(url)}" style="color:#51606F;display:inline-block;padding:12px 0">${escapeHtml(label)}</a>`

const link = ({ label, url }: Action): string =>
  `<a href="${escapeHtml(url)}" class="link" style="${LINK};font-weight:600;display:inline-block;padding:10px 0">${escapeHtml(label)}</a>`

const button = ({ label, url }: Action): string =>
  `<p style="margin:20px 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:#2563EB;color:#fff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:10px">${escapeHtml(label)}</a></p>`

// A link is as tall as a thumb: 24 px of text, 20 px around it, of which half lie over the space between rows.
const row = ({ label, value, href }: Fact, side: string): string => {
  const shown = href
    ? `<a href="${escapeHtml(href)}" class="link" style="${LINK};font-weight:600;display:inline-block;padding:10px 0;margin:-5px 0">${escapeHtml(value)}</a>`
    : escapeHtml(value)
  return `<p style="margin:0 0 10px"><span class="quiet" style="display:block;color:#51606F;font-size:14px">${escapeHtml(label)}</span><span dir="auto" style="display:block;${side};white-space:pre-wrap">${shown}</span></p>`
}
