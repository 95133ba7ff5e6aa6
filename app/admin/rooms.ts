import type { ComponentType } from 'react'
import {
  Account,
  Analytics,
  Answers,
  Billing,
  Calendar,
  Conversations,
  Developers,
  Leads,
  Notifications,
  Overview,
  Settings,
  Setup,
  Team,
} from './lazySections'

/** The sections that both frames show, by their place in the address. The embed code is each frame's own. */
export const ROOMS = new Map<string, ComponentType>([
  ['overview', Overview],
  ['conversations', Conversations],
  ['leads', Leads],
  ['calendar', Calendar],
  ['answers', Answers],
  ['analytics', Analytics],
  ['settings', Settings],
  ['setup', Setup],
  ['account', Account],
  ['billing', Billing],
  ['developers', Developers],
  ['notifications', Notifications],
  ['team', Team],
])

/** Sections whose items have pages of their own. */
export const WITH_ITEMS = ['conversations', 'leads']
