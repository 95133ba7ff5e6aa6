import type { Element } from 'domhandler'
import { streetsIn } from '../../text/streets'
import { holdsValue } from './values'

/** What holds no text of the page, or text that is a control's. */
export const WITHOUT_TEXT = new Set(
  'title script style noscript template svg math iframe object embed canvas audio video select option textarea input head datalist map'.split(
    ' ',
  ),
)

const names = ({ attribs }: Element): string => `${attribs.class ?? ''} ${attribs.id ?? ''} ${attribs.role ?? ''}`

const NOTICE =
  /(?:^|[\s_-])(?:cookies?|gdpr|consent|onetrust|captcha|lightbox|skip-link|breadcrumbs?|(?:scroll|back)[_-]to[_-](?:top|bottom))(?:$|[\s_-])/i
const MENU =
  /(?:^|[\s_-])(?:nav|navbar|navigation|mobile-?menu|site-?menu|dropdown-menu|social|pagination)(?:$|[\s_-])/i

/** They hold the whole page, whatever plugins call them: `<body class="cookies-not-set">`, `<main id="wp--skip-link--target">`. */
const FRAMES = new Set(['html', 'body', 'main'])

/** Menus, search boxes, cookie notices: what every page carries beside its own text. */
export const isFurniture = (element: Element): boolean =>
  element.name === 'nav' ||
  /^(?:navigation|search|dialog|alertdialog|menu)$/.test(element.attribs.role ?? '') ||
  (!FRAMES.has(element.name) && (NOTICE.test(names(element)) || MENU.test(names(element))))

const CALL_TO_ACTION =
  /^(?:(?:learn|read|see|view|show|find out|discover|explore) (?:more|all)|(?:book|call|order|shop|schedule|apply|sign up|subscribe|get started|start) ?(?:now|here|today|online)?|submit|send|click here|contact us|get directions|back to top)\b.{0,12}$/i

/** A link that only asks to be pressed: "Book now", "Learn more". */
export const isCallToAction = ({ attribs }: Element, text: string): boolean =>
  text.length <= 40 &&
  !/\d|@/.test(text) &&
  (CALL_TO_ACTION.test(text) || /(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/i.test(attribs.class ?? ''))

const SECTIONS = new Set(['main', 'article', 'section'])

/** The top or the foot of the page, not of a part of it. */
export function isPageEdge(element: Element): boolean {
  const isEdge =
    element.name === 'header' ||
    element.name === 'footer' ||
    /^(?:banner|contentinfo)$/.test(element.attribs.role ?? '') ||
    /(?:^|[\s_-])(?:site-?)?footer(?:$|[\s_-])/i.test(names(element))
  if (!isEdge) return false
  for (let node = element.parent; node?.type === 'tag'; node = node.parent) if (SECTIONS.has(node.name)) return false
  return true
}

const STATE_AND_CODE = /\b[A-Z]{2}\s+\d{5}\b/i
const CREDENTIAL = /\b(?:licen[sc]ed?|insured|bonded|certified|serving|located|accredited|member of)\b/i
const COPYRIGHT =
  /^©|\b(?:all rights reserved|copyright|(?:website|site|web) ?(?:design(?:ed)?|by|built)|powered by|accept (?:all )?cookies|cookie policy|skip to (?:main )?content)\b/i

export const isCopyright = (text: string): boolean => COPYRIGHT.test(text)

/** Of a page's top and foot only how to reach the business, when, and what it may call itself. */
export const isWorthKeepingAtEdge = (text: string): boolean =>
  STATE_AND_CODE.test(text) ||
  streetsIn(text).length > 0 ||
  holdsValue(text, 'phone', 'email', 'days', 'span', 'clock', 'closed') ||
  CREDENTIAL.test(text) ||
  (text.length > 60 && /[.!]$/.test(text))
