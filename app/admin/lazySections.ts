import { lazy } from 'react'

/** Sections loaded on demand. */
export const Account = lazy(async () => ({ default: (await import('./sections/Account')).Account }))
export const Analytics = lazy(async () => ({ default: (await import('./sections/Analytics')).Analytics }))
export const Answers = lazy(async () => ({ default: (await import('./sections/Answers')).Answers }))
export const Billing = lazy(async () => ({ default: (await import('./sections/Billing')).Billing }))
export const Calendar = lazy(async () => ({ default: (await import('./sections/Calendar')).Calendar }))
export const Conversations = lazy(async () => ({ default: (await import('./sections/Conversations')).Conversations }))
export const Developers = lazy(async () => ({ default: (await import('./sections/Developers')).Developers }))
export const Embed = lazy(async () => ({ default: (await import('./sections/Embed')).Embed }))
export const Leads = lazy(async () => ({ default: (await import('./sections/Leads')).Leads }))
export const Notifications = lazy(async () => ({ default: (await import('./sections/Notifications')).Notifications }))
export const Overview = lazy(async () => ({ default: (await import('./sections/Overview')).Overview }))
export const Team = lazy(async () => ({ default: (await import('./sections/Team')).Team }))
export const Setup = lazy(async () => ({ default: (await import('./sections/Setup')).Setup }))
export const Settings = lazy(async () => ({ default: (await import('./sections/Settings')).Settings }))
