import type { DeepPartial } from 'react-hook-form'
import { type BusinessForm, PANEL_SIZES, POSITIONS } from '../../../../contract/businesses'
import { isWebLink } from '../../../../contract/text'
import { QUICK_REPLIES, type WidgetConfig } from '../../../../contract/widget'
import { isHexColor } from '../../../lib/colors'

type Typed = DeepPartial<BusinessForm>

/** What the widget would read once the form is saved; where the form holds what can't be saved, what is saved now. */
export function previewConfig(saved: WidgetConfig, typed: Typed): WidgetConfig {
  const { name, greeting, calendlyUrl } = typed
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
    ...(!saved.poweredBy && typed.branding && brandingAsTyped(typed.branding)),
    // A preview of nothing would say nothing.
    isActive: true,
  }
}

/** For the plans that don't say whose chat it is. */
function brandingAsTyped({
  avatarUrl,
  tagline,
  quickReplies,
  look,
  corners,
}: NonNullable<Typed['branding']>): Partial<WidgetConfig> {
  const replies = (quickReplies ?? []).filter((reply) => reply !== undefined)
  return {
    ...(avatarUrl && isWebLink(avatarUrl) && { avatarUrl }),
    ...(tagline && { tagline }),
    quickReplies: replies.length > 0 ? replies : QUICK_REPLIES,
    ...(look && { look }),
    ...(corners && { corners }),
  }
}
