const PLACE = /([ ,]*)\{first name\}/gi

/** `filledIn('Hi {first name}, thanks!', 'Ann Lee')` → "Hi Ann, thanks!"; for a visitor without a name "Hi, thanks!". */
export function filledIn(text: string, visitorName: string | undefined): string {
  const firstName = visitorName?.trim().split(/\s+/)[0]
  const filled = text.replace(PLACE, (_, before: string) => (firstName ? before + firstName : ''))
  return firstName ? filled : filled.replace(/^[\s,]+/, '')
}
