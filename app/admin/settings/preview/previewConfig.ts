import type { DeepPartial } from 'react-hook-form'
import { type BusinessForm, PANEL_SIZES, POSITIONS } from '../../../../contract/businesses'
import { isWebLink } from '../../../../contract/text'
import type { WidgetConfig } from '../../../../contract/widget'
import { isHexColor } from '../../../lib/colors'

type Typed = DeepPartial<BusinessForm>

/** The widget's settings as if the form were saved; invalid fields keep their saved values. */
export function previewConfig(
  { notice: _, privacyUrl: __, ...saved }: WidgetConfig,
  typed: Typed,
  defaultReplies: string[],
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
    ...(privacyUrl && isWebLink(privacyUrl.trim()) && { privacyUrl: privacyUrl.trim() }),
    ...(!saved.poweredBy && typed.branding && brandingAsTyped(typed.branding, defaultReplies)),
    // Always shown, even if the widget is switched off.
    isActive: true,
  }
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
