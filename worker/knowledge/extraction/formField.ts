import { type Element, isTag } from 'domhandler'
import { textOf } from './elementText'
import { holdsValue } from './values'

const LONGEST_LABEL = 80
const isControl = ({ name, attribs }: Element): boolean =>
  name === 'textarea' ||
  name === 'select' ||
  (name === 'input' && !/^(?:hidden|checkbox|radio|submit|button)$/.test(attribs.type ?? ''))

/** A box to type into, with no more beside it than its label. */
export const isFormField = (element: Element): boolean =>
  element.children.some((child) => isTag(child) && isControl(child)) &&
  textOf(element).length <= LONGEST_LABEL &&
  !holdsValue(textOf(element), 'phone', 'email', 'money')
