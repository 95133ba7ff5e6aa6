import { queryOptions } from '@tanstack/react-query'
import { siteSettings } from '../../contract/site'
import { call } from '../lib/api'

export const siteSettingsQuery = queryOptions({
  queryKey: ['siteSettings'],
  queryFn: () => call(siteSettings, '/api/site-settings'),
})
