import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneDigits } from '../text/contact'

const countryOf = (country: string) => (isSupportedCountry(country) ? country : undefined)

/**
 * `normalizedPhone('(512) 555-0100', 'US')` → "+15125550100". Text that is no valid number in the business's country or with its own
 * country code stays as it is.
 */
export function normalizedPhone(text: string, country: string): string {
  const defaultCountry = countryOf(country)
  const number = parsePhoneNumberFromString(text, { ...(defaultCountry && { defaultCountry }), extract: false })
  return number?.isValid() && !number.ext ? number.number : text
}

/** `displayPhone('+15125550100', 'US')` → "(512) 555-0100"; a number of another country in international form. */
export function displayPhone(phone: string, country: string): string {
  const number = parsePhoneNumberFromString(phone)
  if (!number) return phone
  const home = countryOf(country)
  return home && getCountryCallingCode(home) === number.countryCallingCode
    ? number.formatNational()
    : number.formatInternational()
}

/** `phoneDigitsOf('(512) 555-0100', 'US')` → { national: "5125550100", callingCode: "1" }. */
export function phoneDigitsOf(text: string, country: string): PhoneDigits {
  const number = parsePhoneNumberFromString(normalizedPhone(text, country))
  return number?.isValid()
    ? { national: number.nationalNumber, callingCode: number.countryCallingCode }
    : { national: text.replace(/\D/g, ''), callingCode: '' }
}
