import { queryOptions } from '@tanstack/react-query'
import { type BusinessForm, business } from '../../contract/businesses'
import { widgetConfig } from '../../contract/widget'
import { call } from '../lib/api'

const pathOf = (id: string) => `/api/businesses/${encodeURIComponent(id)}`

export const businessQuery = (id: string) =>
  queryOptions({ queryKey: ['business', id], queryFn: () => call(business, pathOf(id)) })

/** Empty text clears a field; the server trims and checks. */
export const saveBusiness = (id: string, changes: Partial<BusinessForm>) =>
  call(business, pathOf(id), { method: 'PATCH', body: changes })

/** The widget's settings. */
export const widgetConfigQuery = (id: string) =>
  queryOptions({
    queryKey: ['widgetConfig', id],
    queryFn: () => call(widgetConfig, `/api/widget/${encodeURIComponent(id)}/config`),
  })
