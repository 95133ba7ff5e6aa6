/** Both frames show the account; its links stay in the one that is on the screen. */
export const frameOf = (pathname: string) => (pathname.startsWith('/admin-direct') ? '/admin-direct' : '/admin')
