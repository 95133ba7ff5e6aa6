import type { Context } from '../context'
import { insertNotice, noticeIsNew } from './store'

/** For a batch in the directory that must happen once per key: `isNew` is the condition for its statements, `row` marks the key as used. */
export const noticeOnce = (ctx: Context, notice: { key: string; customerId: string }) => ({
  isNew: noticeIsNew(ctx, notice.key),
  row: insertNotice(ctx, notice),
})
