const key = (businessId: string) => `tried:${businessId}`

/** In this browser; a conversation tells the others. */
export const rememberTried = (businessId: string) => localStorage.setItem(key(businessId), 'yes')
export const hasTried = (businessId: string) => localStorage.getItem(key(businessId)) !== null
