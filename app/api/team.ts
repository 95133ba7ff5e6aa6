import { queryOptions } from '@tanstack/react-query'
import { sessionResponse } from '../../contract/accounts'
import type { MemberRole } from '../../contract/roles'
import { type InvitationRequest, invitationView, type JoinForm, teammate, teamView } from '../../contract/team'
import { call, send } from '../lib/api'
import { deviceId } from '../lib/device'

const post = (body?: unknown) => ({ method: 'POST', ...(body !== undefined && { body }) })
const pathOf = (id: string) => `/api/team/${encodeURIComponent(id)}`

/** Reloads on each visit: others join meanwhile. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: () => call(teamView, '/api/team'),
  refetchOnMount: 'always',
})
export const invite = (request: InvitationRequest) => call(teammate, '/api/team', post(request))
export const inviteAgain = (id: string) => call(teammate, `${pathOf(id)}/invitation`, post())
export const changeRole = (id: string, role: MemberRole) =>
  call(teammate, pathOf(id), { method: 'PATCH', body: { role } })
export const removeMember = (id: string) => send(pathOf(id), { method: 'DELETE' })

export const resetTwoSteps = (id: string, password: string) => send(`${pathOf(id)}/two-step/reset`, post({ password }))

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => call(invitationView, '/api/invitations/read', post({ token })),
  })
export const join = (request: JoinForm & { token: string }) =>
  call(sessionResponse, '/api/invitations/join', post({ ...request, deviceId: deviceId() }))
