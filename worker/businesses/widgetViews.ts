import { hasEntitlement } from '../../contract/plans'
import { type LauncherSettings, QUICK_REPLIES, type WidgetConfig } from '../../contract/widget'
import { careWords, keptOutWords, quickRepliesOf } from '../industries'
import type { BusinessProfile } from './profile'
import { serviceLevel } from './serviceLevel'
import { takesBookings } from './takesBookings'

/** The few settings that every page load reads. */
export const launcherView = (profile: BusinessProfile, now: number): LauncherSettings => ({
  primaryColor: profile.primaryColor,
  position: profile.position,
  isActive: serviceLevel(profile, now) !== 'off',
})

/** What the panel needs when it opens. */
export const widgetConfigView = (profile: BusinessProfile, now: number): WidgetConfig => ({
  id: profile.id,
  name: profile.name,
  greeting: profile.greeting,
  primaryColor: profile.primaryColor,
  position: profile.position,
  panelSize: profile.panelSize,
  phoneRequired: profile.phoneRequired,
  ...(profile.noHealthDetails && { noHealthDetails: true as const }),
  quickReplies: defaultReplies(profile),
  calendlyUrl: profile.calendlyUrl,
  ...(takesBookings(profile) && { takesBookings: true as const }),
  ...(profile.privacyNotice && { notice: profile.privacyNotice }),
  ...careView(profile),
  ...(profile.privacyUrl && { privacyUrl: profile.privacyUrl }),
  poweredBy: !hasEntitlement(profile.plan, 'customBranding'),
  isActive: serviceLevel(profile, now) !== 'off',
  ...brandingView(profile),
})

/** A trade's own words of care go with our notice; an owner who writes their own says in it what they want said. */
export function careView({
  noHealthDetails,
  privacyNotice,
  careNote = true,
  businessType,
}: Pick<BusinessProfile, 'noHealthDetails' | 'privacyNotice' | 'careNote' | 'businessType'>): Pick<
  WidgetConfig,
  'care'
> {
  const ofTrade = careNote && !privacyNotice ? careWords(businessType) : undefined
  const care = noHealthDetails ? keptOutWords(businessType) : ofTrade
  return care ? { care } : {}
}

/** The quick replies of a business without its own, in English: the widget has them in its languages. */
export const defaultReplies = ({
  businessType,
  tradeReplies,
}: Pick<BusinessProfile, 'businessType' | 'tradeReplies'>): string[] =>
  tradeReplies ? quickRepliesOf(businessType) : [...QUICK_REPLIES]

/** The owner's branding if the plan includes it. After a downgrade it stays stored and isn't shown. */
function brandingView({ branding, plan }: BusinessProfile): Partial<WidgetConfig> {
  if (!branding || !hasEntitlement(plan, 'customBranding')) return {}
  const { avatarUrl, tagline, quickReplies, look, corners } = branding
  return {
    look,
    corners,
    ...(avatarUrl && { avatarUrl }),
    ...(tagline && { tagline }),
    ...(quickReplies && { quickReplies }),
  }
}
