import { queryOptions } from '@tanstack/react-query'
import { recoveryCodesShown, type TwoStepChange, twoStepSetup, twoStepState } from '../../contract/account'
import { sessionResponse, type TwoStepLogin } from '../../contract/accounts'
import { call, send } from '../lib/api'

const post = (body: unknown) => ({ method: 'POST', body })

export const finishLogin = (request: TwoStepLogin) => call(sessionResponse, '/api/auth/login/two-step', post(request))

export const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: () => call(twoStepState, '/api/auth/two-step'),
})
export const beginTwoStep = (password: string) => call(twoStepSetup, '/api/auth/two-step', post({ password }))
export const confirmTwoStep = (code: string) => call(recoveryCodesShown, '/api/auth/two-step/confirm', post({ code }))
export const renewRecoveryCodes = (change: TwoStepChange) =>
  call(recoveryCodesShown, '/api/auth/two-step/recovery-codes', post(change))
export const turnTwoStepOff = (change: TwoStepChange) => send('/api/auth/two-step', { method: 'DELETE', body: change })
