const key = (businessId: string) => `tried:${businessId}`

/** Remembers in this browser that the owner tried the widget; a conversation shows it in others. */
export const rememberTried = (businessId: string) => localStorage.setItem(key(businessId), 'yes')
export const hasTried = (businessId: string) => localStorage.getItem(key(businessId)) !== null
