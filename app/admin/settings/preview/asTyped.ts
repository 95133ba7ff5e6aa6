import { type BusinessForm, PANEL_SIZES, POSITIONS } from '../../../../contract/businesses'
import { isWebLink } from '../../../../contract/text'
import type { WidgetConfig } from '../../../../contract/widget'

/** What the widget would read once the form is saved; where the form holds what can't be saved, what is saved now. */
export function asTyped(saved: WidgetConfig, typed: Partial<BusinessForm>): WidgetConfig {
  const { name, greeting, primaryColor, calendlyUrl } = typed
  return {
    ...saved,
    name: name?.trim() || saved.name,
    greeting: greeting?.trim() || saved.greeting,
    primaryColor: /^#[0-9a-f]{6}$/i.test(primaryColor?.trim() ?? '') ? `${primaryColor?.trim()}` : saved.primaryColor,
    position: POSITIONS.find((position) => position === typed.position) ?? saved.position,
    panelSize: PANEL_SIZES.find((size) => size === typed.panelSize) ?? saved.panelSize,
    phoneRequired: typed.phoneRequired ?? saved.phoneRequired,
    calendlyUrl: calendlyUrl && isWebLink(calendlyUrl.trim()) ? calendlyUrl.trim() : null,
    // A preview of nothing would say nothing.
    isActive: true,
  }
}
