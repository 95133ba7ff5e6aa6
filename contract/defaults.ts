/** Plain values that the widget needs too. They stand apart from the schemas so that zod never reaches a visitor's page. */
export const DEFAULT_PRIMARY_COLOR = '#2563EB'
export const DEFAULT_GREETING = 'Hi! How can I help you?'

export const DEMO_BUSINESS_ID = '1'
/** What a lead of the demo says where its visitor says nothing (section 7 of the specification). */
export const DEMO_LEAD_DETAILS = 'Lead from demo widget'

/** The widget cuts the page's text to this, and the server cuts it again (reading 5). */
export const PAGE_CONTENT_MAX = 3000
export const MESSAGE_MAX = 2000

/** Quick replies of the specification, in its order. */
export const QUICK_REPLIES = ['Learn More', 'Get Quote', 'Schedule Call']
