import type { Context } from '../context'
import { insertNotice, noticeIsNew } from './store'

/** For a batch of the directory that is owed once: the condition that it is the first time, and the row after which it isn't. */
export const noticeOnce = (ctx: Context, notice: { key: string; customerId: string }) => ({
  isNew: noticeIsNew(ctx, notice.key),
  row: insertNotice(ctx, notice),
})
