const HOURS = /(\d+(?:\.\d+)?)[\s-]*(?:hours?|hrs?|h)\b/g
const MINUTES = /(\d+)[\s-]*(?:minutes?|mins?)\b/g
/** Without a country's code, the same number. */
const NATIONAL_DIGITS = 10

/** Texts that say the same have the same key: "Café, Sundays!" and "cafe sundays". */
export const textKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d@]+/gu, '')

/** "Swedish massage (60 minutes)", "Swedish Massage, 1 hr" and "swedish massage 60-min" are one service. */
export const serviceKey = (name: string): string =>
  textKey(
    name
      .toLowerCase()
      .replaceAll(HOURS, (_, hours) => `${Math.round(Number(hours) * 60)}min`)
      .replaceAll(MINUTES, '$1min'),
  )

/** "+1 512 555-0100" and "(512) 555-0100" are one number. */
export const phoneKey = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-NATIONAL_DIGITS) || textKey(phone)
