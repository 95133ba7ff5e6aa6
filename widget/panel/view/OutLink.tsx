import type { ComponentChildren } from 'preact'

type Props = { href: string; class?: string; children: ComponentChildren }

/** A link to another site, without referrer or access to this window. */
export const OutLink = (props: Props) => <a target="_blank" rel="noopener noreferrer nofollow" {...props} />
