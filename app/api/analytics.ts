import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { analytics, type Breakdown, breakdowns, reportOff, reportSetting } from '../../contract/analytics'
import { call, send } from '../lib/api'
import { saveFile } from '../lib/saveFile'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}`

/** Days of the business's calendar, both inclusive. */
export type DayRange = { from: string; to: string }
const searchOf = (range: DayRange | undefined) => (range ? `?${new URLSearchParams(range)}` : '')

/** Without a range the last 30 days. The previous figures stay until the next ones arrive. */
export const analyticsQuery = (businessId: string, range?: DayRange) =>
  queryOptions({
    queryKey: ['analytics', businessId, range],
    queryFn: () => call(analytics, `${pathOf(businessId)}/analytics${searchOf(range)}`),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    // Soon again while older days are still being counted.
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? 2_000 : 60_000),
  })

export const breakdownsQuery = (businessId: string, range: DayRange) =>
  queryOptions({
    queryKey: ['analytics', businessId, 'breakdowns', range],
    queryFn: () => call(breakdowns, `${pathOf(businessId)}/analytics/breakdowns${searchOf(range)}`),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export async function downloadAnalytics(businessId: string, range: DayRange, by: 'day' | Breakdown) {
  const response = await send(`${pathOf(businessId)}/analytics.csv?${new URLSearchParams({ ...range, by })}`)
  saveFile(await response.blob(), `analytics-by-${by}-${range.from}-${range.to}.csv`)
}

const reportPath = (businessId: string) => `${pathOf(businessId)}/report`

export const reportSettingQuery = (businessId: string) =>
  queryOptions({ queryKey: ['report', businessId], queryFn: () => call(reportSetting, reportPath(businessId)) })

export const saveReportSetting = (businessId: string, mails: boolean) =>
  call(reportSetting, reportPath(businessId), { method: 'PUT', body: { mails } })

export const turnOffReport = (token: string) => call(reportOff, '/api/report-off', { method: 'POST', body: { token } })
