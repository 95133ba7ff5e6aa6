const LONGEST = 160
/** A link, a domain, an address, a number to call, or a line break: what somebody would write who wants a stranger to do something. */
const LURES = /[@<>\n\r]|https?:|www\.|[\p{L}\d]\.\p{L}{2}|(?:\d[\s().-]*){7}/iu

/**
 * Whether a question may be quoted in a mail to whoever left an address with it. Anybody can leave any address, so nothing that leads
 * anywhere is.
 */
export const isQuotable = (question: string): boolean => question.length <= LONGEST && !LURES.test(question.trim())
