/**
 * "[Move or cancel](https://…?token=…)" → "Move or cancel": who has such a link may change a visit, so that a model is told none, and an owner
 * reads what the visitor sees.
 */
export const withoutLinks = (text: string): string => text.replace(/\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
