import type { SyncedProvider } from '../../../contract/outsideCalendars'
import type { Settings } from '../../platform/env'
import type { OAuthProvider } from './CalendarProvider'
import { google } from './google/googleOAuth'
import { microsoft } from './microsoft/microsoftOAuth'

const PROVIDERS: Record<SyncedProvider, (settings: Settings) => OAuthProvider | undefined> = {
  google,
  microsoft,
}

/** Undefined where the operator has registered no app with it. */
export const providerOf = (settings: Settings, provider: SyncedProvider): OAuthProvider | undefined =>
  PROVIDERS[provider](settings)
