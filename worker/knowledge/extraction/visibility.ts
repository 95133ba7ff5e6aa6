import type { Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'

/** Ways to hide an element: "display: none", "opacity: 0", "font-size: 0", "text-indent: -9999px", "left: -9999px", "width: 0". */
const UNSEEN_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0?\.?0+\s*(?:;|!|$)|font-size\s*:\s*0(?:\.0+)?(?:px|em|rem|pt|%)?\s*(?:;|!|$)|text-indent\s*:\s*-\d{3,}|(?:left|top|right)\s*:\s*-\d{4,}|clip\s*:\s*rect\(\s*0|clip-path\s*:\s*inset\(\s*(?:50|100)%|(?:max-)?(?:width|height)\s*:\s*0(?:px)?\s*(?:;|!|$)|transform\s*:\s*scale\(\s*0\s*\))/i

const isPainted = (style: string): boolean => !UNSEEN_STYLE.test(style)

/** "color: #fff; background: #fff": text in the color of its own background. */
function isCamouflaged(style: string): boolean {
  const color = /(?:^|;)\s*color\s*:\s*([^;!]+)/i.exec(style)?.[1]
  const ground = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;!]+)/i.exec(style)?.[1]
  return color !== undefined && ground !== undefined && color.trim().toLowerCase() === ground.trim().toLowerCase()
}

/** Whether an element is hidden, judged by its own attributes: style sheets and scripts aren't read. */
export function isUnseen(element: Element): boolean {
  const { hidden, style = '' } = element.attribs
  return hidden !== undefined || !isPainted(style) || isCamouflaged(style)
}

/** One button opens no more than this; a longer list is made to keep us busy. */
const MOST_OPENED = 20
const CONTROLS = ['aria-controls', 'data-target', 'data-bs-target', 'data-toggle-target']

/** The ids of what buttons and tabs open: `aria-controls="a1"` → "a1", `data-target="#a2"` → "a2". */
export const idsOpenedBy = (elements: readonly Element[]): Set<string> =>
  new Set(
    elements
      .flatMap(({ attribs }) => CONTROLS.flatMap((name) => attribs[name]?.split(/\s+/, MOST_OPENED) ?? []))
      .map((id) => id.replace(/^#/, '')),
  )

/** Classes of a heading that opens an answer, and of the answer. */
const OPENS = /accordion|toggle|collaps|expand|faq|question/i
const OPENED = /accordion|collaps|panel|answer|toggle|tab-pane|faq/i

/**
 * Whether a hidden element is shown when a visitor presses something: a tab's panel, or what follows a button, a <summary> or the heading
 * of an accordion. Such text counts as seen.
 */
export function isOpenedOnDemand(element: Element, opened: ReadonlySet<string>): boolean {
  const { id, role, class: classes = '' } = element.attribs
  if (id && opened.has(id)) return true
  if (role === 'tabpanel' || ('aria-labelledby' in element.attribs && role === 'region')) return true
  const before = DomUtils.prevElementSibling(element)
  if (!before) return false
  const isButton = before.name === 'button' || before.name === 'summary' || 'aria-expanded' in before.attribs
  return (
    isButton || (OPENED.test(classes) && (OPENS.test(before.attribs.class ?? '') || /^h[1-6]$|^dt$/.test(before.name)))
  )
}
