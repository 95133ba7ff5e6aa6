/** The number that answers for police, fire and ambulance; 112 works in the EU and from most mobile phones elsewhere. */
const NUMBERS: Record<string, string> = {
  '911': 'US CA MX PR PH CR PA DO SV GT HN NI EC UY AR PE BO CO PY VE SA JO LR FJ BS BM JM',
  '999': 'GB IE HK SG MY KE GH BH QA AE BD',
  '000': 'AU',
  '111': 'NZ',
  '119': 'JP KR TW LK',
  '120': 'CN',
  '190': 'BR',
  '115': 'VN',
}
const BY_COUNTRY = new Map(
  Object.entries(NUMBERS).flatMap(([number, countries]) => countries.split(' ').map((country) => [country, number])),
)

export const emergencyNumber = (country: string): string => BY_COUNTRY.get(country) ?? '112'
