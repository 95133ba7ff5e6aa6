export type QuotaLevel = 80 | 100
export type QuotaNotice = { customerId: string; period: string; limit: number; level: QuotaLevel; origin: string }

type Storage = DurableObjectStorage
type NoticeRow = { customer_id: string; period: string; quota: number; level: QuotaLevel; origin: string }

export const findConversationNumber = ({ sql }: Storage, period: string, conversationId: string): number | undefined =>
  sql
    .exec<{ number: number }>(
      'SELECT number FROM conversations WHERE period = ? AND conversation_id = ?',
      period,
      conversationId,
    )
    .toArray()[0]?.number

/** One more in the period; answers how many there are now. */
export const raisePeriod = ({ sql }: Storage, period: string): number =>
  sql
    .exec<{ conversations: number }>(
      'INSERT INTO periods VALUES (?, 1) ON CONFLICT DO UPDATE SET conversations = conversations + 1 RETURNING conversations',
      period,
    )
    .one().conversations

/** How many the period has. */
export const findConversationsInPeriod = ({ sql }: Storage, period: string): number =>
  sql.exec<{ conversations: number }>('SELECT conversations FROM periods WHERE period = ?', period).toArray()[0]
    ?.conversations ?? 0

export const insertConversation = ({ sql }: Storage, period: string, conversationId: string, number: number) =>
  sql.exec('INSERT INTO conversations VALUES (?, ?, ?)', period, conversationId, number)

export const deleteSomeBefore = ({ sql }: Storage, period: string, most: number) =>
  sql.exec(
    `DELETE FROM conversations WHERE (period, conversation_id) IN
       (SELECT period, conversation_id FROM conversations WHERE period < ? LIMIT ?)`,
    period,
    most,
  )

/** One more from this visitor today; answers how many there are now. Earlier days are forgotten. */
export function raiseVisitor({ sql }: Storage, { day, key }: { day: string; key: string }): number {
  sql.exec('DELETE FROM visitors WHERE day < ?', day)
  return sql
    .exec<{ conversations: number }>(
      'INSERT INTO visitors VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET conversations = conversations + 1 RETURNING conversations',
      day,
      key,
    )
    .one().conversations
}

/** So many tokens more in the period; answers how many there are now. */
export const raiseSpentTokens = ({ sql }: Storage, period: string, tokens: number): number =>
  sql
    .exec<{ tokens: number }>(
      'INSERT INTO spent VALUES (?, ?) ON CONFLICT DO UPDATE SET tokens = tokens + excluded.tokens RETURNING tokens',
      period,
      tokens,
    )
    .one().tokens

/** The same for a day, which stands among the periods; earlier days are forgotten. */
export function raiseSpentTokensOn(storage: Storage, day: string, tokens: number): number {
  storage.sql.exec('DELETE FROM spent WHERE length(period) = ? AND period < ?', day.length, day)
  return raiseSpentTokens(storage, day, tokens)
}

export const findSpentTokens = ({ sql }: Storage, period: string): number =>
  sql.exec<{ tokens: number }>('SELECT tokens FROM spent WHERE period = ?', period).toArray()[0]?.tokens ?? 0

type Noted = Pick<QuotaNotice, 'period' | 'limit' | 'level'>

/** Whether this level of this limit, or a higher one, was noted in the period. */
export const hasQuotaNotice = ({ sql }: Storage, { period, limit, level }: Noted): boolean =>
  sql.exec('SELECT 1 FROM notices WHERE period = ? AND quota = ? AND level >= ?', period, limit, level).toArray()
    .length > 0

export const insertQuotaNotice = ({ sql }: Storage, { period, limit, level, customerId, origin }: QuotaNotice) =>
  sql.exec(
    'INSERT INTO notices (period, quota, level, customer_id, origin) VALUES (?, ?, ?, ?, ?)',
    period,
    limit,
    level,
    customerId,
    origin,
  )

export const findUntoldQuotaNotices = ({ sql }: Storage): QuotaNotice[] =>
  sql
    .exec<NoticeRow>('SELECT customer_id, period, quota, level, origin FROM notices WHERE told = 0 ORDER BY level')
    .toArray()
    .map(({ customer_id, quota, ...row }) => ({ ...row, customerId: customer_id, limit: quota }))

export const setQuotaNoticeTold = ({ sql }: Storage, { period, limit, level }: Noted) =>
  sql.exec('UPDATE notices SET told = 1 WHERE period = ? AND quota = ? AND level = ?', period, limit, level)
