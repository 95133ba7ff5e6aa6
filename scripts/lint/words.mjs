import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'

/** Words that no owner and no visitor reads, each with what is said instead; docs/words.md says why. */
const BANNED = [
  [/\bsign(?:ed|s|ing)?[ -](?:in|out)\b/i, 'log in, log out, login'],
  [/\bbots?\b/i, 'your front desk'],
  [/\busers?\b(?! name)/i, 'people, visitors, or your team'],
  [/\b(?:utili[sz]e|leverage|seamless|effortless|revolution\w*|AI-powered)\b/i, 'a plain word, or nothing'],
  [/\boops\b|\bclick here\b|\bin order to\b/i, 'a plainer word'],
  [/\bswitch(?:e[ds]|ing)?(?: \w+)? (?:on|off)\b/i, 'turn on, turn off'],
  [/\bopening hours\b/i, 'hours, business hours'],
  [/\b(?:make|made|making) (?:an?|the|your)(?: new)?(?: \w+)? (?:key|secret)\b/i, 'create'],
  [/\b(?:br(?:ing|ought) back|tak(?:e|en|ing) (?:it )?back)\b/i, 'restore, discard, undo'],
  [/\bplease (?:give at most|say true)\b/i, 'Please list at most, Please use true or false'],
  [/\blook(?:s|ed|ing)? after\b/i, 'takes care of'],
  [/\b(?:enquir\w+|whilst|colours?|favourites?|cancell(?:ed|ing)|mobile number|post ?codes?)\b/i, 'the American word'],
]

/** Attributes and properties whose text nobody reads. */
const UNREAD =
  /^(?:className|class|data-.*|id|htmlFor|href|src|to|type|role|key|path|name|rel|autoComplete|inputMode|autocomplete)$/

const nameOf = (key) => key?.name?.name ?? key?.name ?? key?.value

/** Whether nobody reads the text of a child of this node. */
function hides({ type, name, key, callee }, field) {
  if (/^(?:Import|Export)\w*Declaration$|^TSLiteralType$|^SwitchCase$|^TaggedTemplate/.test(type))
    return field !== 'declaration'
  if (type === 'BinaryExpression' || (type === 'MemberExpression' && field === 'property')) return true
  if (type === 'JSXAttribute') return UNREAD.test(nameOf(name))
  if (type === 'Property') return field === 'key' || UNREAD.test(nameOf(key))
  if (type === 'CallExpression') return /^(?:log|console|cx)$/.test(callee.object?.name ?? callee.name)
  return false
}

/** A single word in lower case is a name of the program's own, such as a message's type. */
const isName = (text) => /^[a-z][\w:./-]*$/i.test(text) && !/^[A-Z][a-z]+$/.test(text)

const textOf = ({ type, value }) => {
  if (type === 'Literal' && typeof value === 'string') return value
  if (type === 'JSXText') return value
  return type === 'TemplateElement' ? value.cooked : undefined
}

/** Everything in a file that somebody might read, with its line. */
export function readTexts(file, source = readFileSync(file, 'utf8')) {
  const found = []
  const visit = (node) => {
    const text = textOf(node)
    if (text?.trim() && !isName(text)) found.push({ text, line: source.slice(0, node.start).split('\n').length })
    for (const [field, value] of Object.entries(node)) {
      const children = (Array.isArray(value) ? value : [value]).filter((one) => typeof one?.type === 'string')
      if (children.length > 0 && !hides(node, field)) children.forEach(visit)
    }
  }
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

/** "app/x.tsx:12: “Your bot” (say: your front desk)" for each banned word in a text. */
export const complaintsOf = (file, texts) =>
  texts.flatMap(({ text, line }) =>
    BANNED.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text)?.[0]
      return found ? [`${file}:${line}: “${found}” (say: ${instead}) in “${text.trim().slice(0, 80)}”`] : []
    }),
  )
