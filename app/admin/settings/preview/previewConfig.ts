import type { DeepPartial } from 'react-hook-form'
import { type Business, type BusinessForm, PANEL_SIZES, POSITIONS } from '../../../../contract/businesses'
import { isWebLink } from '../../../../contract/text'
import type { WidgetConfig } from '../../../../contract/widget'
import { isHexColor } from '../../../lib/colors'

type Typed = DeepPartial<BusinessForm>
/** What stands where the owner wrote nothing of their own. */
type Defaults = Pick<Business, 'defaultQuickReplies' | 'defaultCareNote'>

/** The widget's settings as if the form were saved; invalid fields keep their saved values. */
export function previewConfig(
  { notice: _, privacyUrl: __, care, ...saved }: WidgetConfig,
  typed: Typed,
  business: Defaults,
): WidgetConfig {
  const { name, greeting, calendlyUrl, privacyUrl } = typed
  const notice = typed.privacyNotice?.trim()
  const color = typed.primaryColor?.trim() ?? ''
  return {
    ...saved,
    name: name?.trim() || saved.name,
    greeting: greeting?.trim() || saved.greeting,
    primaryColor: isHexColor(color) ? color : saved.primaryColor,
    position: POSITIONS.find((position) => position === typed.position) ?? saved.position,
    panelSize: PANEL_SIZES.find((size) => size === typed.panelSize) ?? saved.panelSize,
    phoneRequired: typed.phoneRequired ?? saved.phoneRequired,
    calendlyUrl: calendlyUrl && isWebLink(calendlyUrl.trim()) ? calendlyUrl.trim() : null,
    ...(notice && { notice }),
    ...careShown(Boolean(typed.careNote) && !notice, { ...saved, care }, business),
    ...(privacyUrl && isWebLink(privacyUrl.trim()) && { privacyUrl: privacyUrl.trim() }),
    ...(!saved.poweredBy && typed.branding && brandingAsTyped(typed.branding, business.defaultQuickReplies)),
    // Always shown, even if the widget is switched off.
    isActive: true,
  }
}

/** The trade's words of care; where health details are kept out, those that ask for it always stand. */
function careShown(isOn: boolean, { care, noHealthDetails }: WidgetConfig, { defaultCareNote }: Defaults) {
  const shown = care ?? (defaultCareNote ? { en: defaultCareNote } : undefined)
  return (isOn || noHealthDetails) && shown ? { care: shown } : {}
}

/** The form's branding, for plans that include it. */
function brandingAsTyped(
  { avatarUrl, tagline, quickReplies, look, corners }: NonNullable<Typed['branding']>,
  defaultReplies: string[],
): Partial<WidgetConfig> {
  const replies = (quickReplies ?? []).filter((reply) => reply !== undefined)
  return {
    ...(avatarUrl && isWebLink(avatarUrl) && { avatarUrl }),
    ...(tagline && { tagline }),
    quickReplies: replies.length > 0 ? replies : defaultReplies,
    ...(look && { look }),
    ...(corners && { corners }),
  }
}
