/** Constants that the widget needs too. Separate from the schemas, so that zod isn't bundled into the widget. */
export const DEFAULT_PRIMARY_COLOR = '#2563EB'
/**
 * A new business's greeting, which the column's default in the first migration says too. `widget/words` translates it, until the owner writes
 * their own. Each business keeps it as it was when it registered: whoever changes it changes those rows by a migration, or they are no longer
 * translated.
 */
export const DEFAULT_GREETING = 'Hi! How can I help you?'

export const DEMO_BUSINESS_ID = '1'
/** The details of a demo lead without any (section 7 of the specification). */
export const DEMO_LEAD_DETAILS = 'Lead from demo widget'

/** The widget cuts the page's text to this, and the server cuts it again. */
export const PAGE_CONTENT_MAX = 3000
export const MESSAGE_MAX = 2000

/** The specification's quick replies, in its order. */
export const QUICK_REPLIES = ['Learn More', 'Get Quote', 'Schedule Call']
