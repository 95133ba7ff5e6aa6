import type { LeadBoard } from '../../../../contract/leadChanges'
import type { LeadFilter } from '../../../api/leads'

/** A column of the board, with the filter of its list. */
export type Column = LeadBoard['columns'][number] & { filter: LeadFilter }
