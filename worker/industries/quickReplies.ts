import type { BusinessType } from '../../contract/businessTypes'
import { QUICK_LABELS, type QuickAction } from '../../contract/quickReplies'
import { INDUSTRIES } from './industries'

const isAction = (name: string): name is QuickAction => Object.hasOwn(QUICK_LABELS, name)

/** The labels of a trade's quick replies, in English. */
export const quickRepliesOf = (type: BusinessType): string[] =>
  INDUSTRIES[type].quickReplies.filter(isAction).map((action) => QUICK_LABELS[action])
