import type { Matter } from '../../../contract/chat'
import type { MatterRow } from './store'

/** What doesn't wait for the end of quiet hours. */
const DANGERS: Matter[] = ['injury', 'urgent']
export const isDanger = ({ kind }: Pick<MatterRow, 'kind'>): boolean => DANGERS.includes(kind)
