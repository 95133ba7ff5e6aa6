/** Classes of a link within text. Separate from TextLink, for pages without the router. */
export const linkLook = 'font-semibold text-link underline underline-offset-4'
