import type { Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'

const UNSEEN_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0?\.?0+\s*(?:;|!|$)|font-size\s*:\s*0(?:\.0+)?(?:px|em|rem|pt|%)?\s*(?:;|!|$)|text-indent\s*:\s*-\d{3,}|(?:left|top|right)\s*:\s*-\d{4,}|clip\s*:\s*rect\(\s*0|clip-path\s*:\s*inset\(\s*(?:50|100)%|(?:max-)?(?:width|height)\s*:\s*0(?:px)?\s*(?:;|!|$)|transform\s*:\s*scale\(\s*0\s*\))/i

const isPainted = (style: string): boolean => !UNSEEN_STYLE.test(style)

/** Text in the color of its own background, where one element says both. */
function isCamouflaged(style: string): boolean {
  const color = /(?:^|;)\s*color\s*:\s*([^;!]+)/i.exec(style)?.[1]
  const ground = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;!]+)/i.exec(style)?.[1]
  return color !== undefined && ground !== undefined && color.trim().toLowerCase() === ground.trim().toLowerCase()
}

/** Whether a reader of the page never sees this element, as far as the element itself tells. */
export function isUnseen(element: Element): boolean {
  const { hidden, style = '' } = element.attribs
  return hidden !== undefined || !isPainted(style) || isCamouflaged(style)
}

const MOST_OPENED = 20
const CONTROLS = ['aria-controls', 'data-target', 'data-bs-target', 'data-toggle-target']

/** The ids of what a button, tab or summary on the page opens. */
export const idsOpenedBy = (elements: readonly Element[]): Set<string> =>
  new Set(
    elements
      .flatMap(({ attribs }) => CONTROLS.flatMap((name) => attribs[name]?.split(/\s+/, MOST_OPENED) ?? []))
      .map((id) => id.replace(/^#/, '')),
  )

const OPENS = /accordion|toggle|collaps|expand|faq|question/i
const OPENED = /accordion|collaps|panel|answer|toggle|tab-pane|faq/i

/** An answer behind its button is hidden only until somebody asks for it. */
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
