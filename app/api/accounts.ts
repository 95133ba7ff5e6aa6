import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type ChangePasswordRequest,
  type CompleteRegistrationRequest,
  type ForgotPasswordRequest,
  type LoginRequest,
  loginResponse,
  meResponse,
  type ResetPasswordRequest,
  sessionResponse,
  signedInSession,
  testRegistrationResponse,
  verifyRegistrationResponse,
} from '../../contract/accounts'
import type { PlanId } from '../../contract/plans'
import { call, send } from '../lib/api'
import { deviceId } from '../lib/device'

const post = (body: unknown) => ({ method: 'POST', body })

export const logIn = (request: LoginRequest) =>
  call(loginResponse, '/api/auth/login', post({ ...request, deviceId: deviceId() }))
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

export const askForReset = (request: ForgotPasswordRequest) => send('/api/forgot-password', post(request))
export const resetPassword = (request: ResetPasswordRequest) =>
  send('/api/auth/reset-password', post({ ...request, deviceId: deviceId() }))
export const liftPause = (token: string) => send('/api/auth/lift-pause', post({ token, deviceId: deviceId() }))
export const changePassword = (request: ChangePasswordRequest) => send('/api/auth/change-password', post(request))

/** Reloads on each visit. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call(z.array(signedInSession), '/api/auth/sessions'),
  refetchOnMount: 'always',
})
export const endDevice = (id: string) => send(`/api/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
