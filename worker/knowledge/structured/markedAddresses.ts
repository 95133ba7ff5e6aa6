import { type Element, isTag, isText } from 'domhandler'
import { readableText } from '../../text/readableText'
import { elementsIn, isRead, nodesIn, textOf } from '../extraction/elementText'
import { isWithinStrangers } from '../extraction/strangers'
import { joinedAddress } from './businessSaid'
import { streetAddressIn } from './streetAddress'

const MOST_MARKED = 20
const MOST_NODES = 100
const IS_LINE = /^(?:br|div|p|li|span|a)$/

/** Street addresses that a page marks as such: by microdata, or in `<address>`, where whoever wrote the page may stand as well. */
export const markedAddresses = (elements: readonly Element[], country: string): string[] =>
  elements
    .filter(({ name, attribs }) => name === 'address' || /PostalAddress$/.test(attribs.itemtype ?? ''))
    .slice(0, MOST_MARKED)
    .filter((element) => isRead(element) && !isWithinStrangers(element))
    .flatMap((element) => ofMicrodata(element) ?? streetAddressIn(linesOf(element).join(', '), country) ?? [])

function ofMicrodata(element: Element): string | undefined {
  const said: Record<string, string> = {}
  for (const part of elementsIn(element.children)) {
    const { itemprop, content } = part.attribs
    if (itemprop) said[itemprop] ??= content ?? textOf(part)
  }
  return said.streetAddress ? joinedAddress(said) : undefined
}

function linesOf(element: Element): string[] {
  const lines = ['']
  let nodes = 0
  for (const node of nodesIn(element.children, isRead)) {
    if (++nodes > MOST_NODES) break
    if (isTag(node) && IS_LINE.test(node.name)) lines.push('')
    else if (isText(node)) lines[lines.length - 1] += node.data
  }
  return lines.map((line) => readableText(line).replace(/[,;]$/, '')).filter(Boolean)
}
