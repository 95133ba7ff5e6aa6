import { useLocation } from 'react-router'

/** The frame an address belongs to, "/admin" or "/admin-direct", so that links stay within it. */
export const frameOf = (pathname: string) => (pathname.startsWith('/admin-direct') ? '/admin-direct' : '/admin')
export const useFrame = () => frameOf(useLocation().pathname)
