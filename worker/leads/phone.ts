import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

const countryOf = (country: string) => (isSupportedCountry(country) ? country : undefined)

/** E.164 where it can be dialed from the business's country or carries its own; else as it was written. */
export function normalizedPhone(text: string, country: string): string {
  const defaultCountry = countryOf(country)
  const number = parsePhoneNumberFromString(text, { ...(defaultCountry && { defaultCountry }), extract: false })
  return number?.isValid() && !number.ext ? number.number : text
}

/** As people of the business's country write it, and one from elsewhere with where it is from. */
export function displayPhone(phone: string, country: string): string {
  const number = parsePhoneNumberFromString(phone)
  if (!number) return phone
  const home = countryOf(country)
  return home && getCountryCallingCode(home) === number.countryCallingCode
    ? number.formatNational()
    : number.formatInternational()
}
