import * as z from 'zod/mini'
import { PANEL_SIZES, POSITIONS } from './businesses'
import { CORNERS, LOOKS } from './widgetLook'

/** Read on every page load with the widget: kept under 300 bytes of JSON. */
export const launcherSettings = z.object({
  primaryColor: z.string(),
  position: z.enum(POSITIONS),
  isActive: z.boolean(),
})
export type LauncherSettings = z.infer<typeof launcherSettings>

export const widgetConfig = z.object({
  id: z.string(),
  name: z.string(),
  greeting: z.string(),
  primaryColor: z.string(),
  position: z.enum(POSITIONS),
  panelSize: z.enum(PANEL_SIZES),
  phoneRequired: z.boolean(),
  /** Visitors are asked to leave out health details, and there is no box for details in the form. */
  noHealthDetails: z.optional(z.literal(true)),
  quickReplies: z.array(z.string()),
  calendlyUrl: z.nullable(z.string()),
  /** The business's times can be booked in the chat. */
  takesBookings: z.optional(z.literal(true)),
  poweredBy: z.boolean(),
  /** The privacy notice in the owner's words, and the page that it links to. */
  notice: z.optional(z.string()),
  /** What visitors are asked to keep to themselves, by language, said after the notice. */
  care: z.optional(z.record(z.string(), z.string())),
  privacyUrl: z.optional(z.string()),
  /** Present if the plan has custom branding. */
  avatarUrl: z.optional(z.string()),
  tagline: z.optional(z.string()),
  look: z.optional(z.enum(LOOKS)),
  corners: z.optional(z.enum(CORNERS)),
  isActive: z.boolean(),
})
export type WidgetConfig = z.infer<typeof widgetConfig>

export { QUICK_REPLIES } from './defaults'
