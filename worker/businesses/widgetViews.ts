import { type LauncherSettings, QUICK_REPLIES, type WidgetConfig } from '../../contract/widget'
import type { BusinessProfile } from './profile'

/** The few settings that every page load reads. */
export const launcherView = ({ primaryColor, position, isActive }: BusinessProfile): LauncherSettings => ({
  primaryColor,
  position,
  isActive,
})

/** What the panel needs when it opens. */
export const widgetConfigView = (profile: BusinessProfile): WidgetConfig => ({
  id: profile.id,
  name: profile.name,
  greeting: profile.greeting,
  primaryColor: profile.primaryColor,
  position: profile.position,
  panelSize: profile.panelSize,
  phoneRequired: profile.phoneRequired,
  quickReplies: [...QUICK_REPLIES],
  calendlyUrl: profile.calendlyUrl,
  poweredBy: profile.plan.id !== 'business' && profile.plan.id !== 'enterprise',
  isActive: profile.isActive,
})
