/** "[Move or cancel](https://…?token=…)" → "Move or cancel": who has such a link may change a visit, and a model is told none. */
export const withoutLinks = (text: string): string => text.replace(/\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
