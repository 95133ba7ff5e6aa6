import type { ComponentChildren } from 'preact'

type Props = { href: string; class?: string; children: ComponentChildren }

/** A link away from the page: it tells the other side nothing and can't reach back. */
export const OutLink = (props: Props) => <a target="_blank" rel="noopener noreferrer nofollow" {...props} />
