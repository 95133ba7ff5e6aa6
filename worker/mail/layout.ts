/** Text for HTML: mail is the one place where we write HTML as a string, and all of it passes here. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A mail is a few facts and one thing to do, or one for each of several; both forms are made from it. */
export type MailContent = {
  to: string
  subject: string
  heading: string
  lines: string[]
  facts?: { label: string; value: string }[]
  action?: Action
  items?: { text: string; action: Action }[]
}
type Action = { label: string; url: string }

// Subjects are header lines: a name with a line break must not add a header.
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 150)

/** Text and HTML that read well on a phone. */
export function layOutMail({ to, subject, heading, lines, facts = [], items = [], action }: MailContent) {
  const text = [
    heading,
    ...lines,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...items.map((item) => `${item.text}\n${item.action.label}: ${item.action.url}`),
    action ? `${action.label}: ${action.url}` : '',
    'Deskbell',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
  const row = ({ label, value }: { label: string; value: string }) =>
    `<tr><td style="padding:6px 16px 6px 0;color:#51606F;vertical-align:top">${escapeHtml(label)}</td><td style="padding:6px 0;white-space:pre-wrap">${escapeHtml(value)}</td></tr>`
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#FBFAF7;color:#14202E;font:16px/1.55 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
<h1 style="font-size:22px;line-height:1.25;margin:0 0 16px">${escapeHtml(heading)}</h1>
${lines.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`).join('\n')}
${facts.length > 0 ? `<table role="presentation" style="border-collapse:collapse;margin:8px 0 16px">${facts.map(row).join('')}</table>` : ''}
${items.map(({ text, action: { label, url } }) => `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text)}<br><a href="${escapeHtml(url)}" style="color:#2563EB;font-weight:600">${escapeHtml(label)}</a></p>`).join('\n')}
${action ? `<p style="margin:20px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:#2563EB;color:#fff;text-decoration:none;padding:12px 20px;border-radius:10px">${escapeHtml(action.label)}</a></p>` : ''}
<p style="margin:28px 0 0;color:#51606F;font-size:14px">Deskbell</p></div></body></html>`
  return { to, subject: oneLine(subject), text, html }
}
