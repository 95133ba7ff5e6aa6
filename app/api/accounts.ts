import { queryOptions } from '@tanstack/react-query'
import {
  type CompleteRegistrationRequest,
  type LoginRequest,
  meResponse,
  sessionResponse,
  testRegistrationResponse,
  verifyRegistrationResponse,
} from '../../contract/accounts'
import type { PlanId } from '../../contract/plans'
import { call, send } from '../lib/api'
import { deviceId } from '../lib/device'

const post = (body: unknown) => ({ method: 'POST', body })

export const logIn = (request: LoginRequest) =>
  call(sessionResponse, '/api/auth/login', post({ ...request, deviceId: deviceId() }))
export const logOut = () => send('/api/auth/logout', { method: 'POST' })

export const meQuery = queryOptions({ queryKey: ['me'], queryFn: () => call(meResponse, '/api/auth/me') })

export const verifyRegistrationQuery = (token: string, email: string) =>
  queryOptions({
    queryKey: ['registration', token, email],
    queryFn: () => call(verifyRegistrationResponse, '/api/verify-registration', post({ token, email })),
  })

export const completeRegistration = (request: CompleteRegistrationRequest) =>
  call(sessionResponse, '/api/complete-registration', post({ ...request, deviceId: deviceId() }))

export const createTestCustomer = (request: { email: string; planType: PlanId }) =>
  call(testRegistrationResponse, '/api/test-registration', post(request))
