import { queryOptions } from '@tanstack/react-query'
import { type SetupProgress, setup } from '../../contract/setup'
import { call, send } from '../lib/api'

const pathOf = (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/setup`

export const setupQuery = (businessId: string) =>
  queryOptions({ queryKey: ['setup', businessId], queryFn: () => call(setup, pathOf(businessId)) })

export const saveSetup = (businessId: string, body: SetupProgress) =>
  call(setup, pathOf(businessId), { method: 'PUT', body })

export const mailWebPerson = (businessId: string, email: string) =>
  send(`${pathOf(businessId)}/mail`, { method: 'POST', body: { email } })
