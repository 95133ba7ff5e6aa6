import POSTAL_CODES from './postalCodes.json'

/** `stands`: before the town, or after it. `ownOnly`: such a number is a code only where the business is in that country. */
type PostalCode = { code: string; stands: string; ownOnly?: boolean }
const CODES: Record<string, PostalCode> = POSTAL_CODES

/** "4821 E. Broadway Blvd., Suite 2, Tucson, AZ 85711": a number, words that are names, a state and its code. */
const AMERICAN =
  /(?<!\S)\d{1,6}(?:-\d+)?[A-Z]?\s(?:(?:\p{Lu}|\d+(?:st|nd|rd|th)\b)[\p{L}\d.'’#-]*|#\s?\w+|of|the|de|la|&)(?:,?\s(?:[\p{Lu}\d][\p{L}\d.'’#-]*|#\s?\w+|of|the|de|la|&)){0,10},?\s(?:[A-Z]{2}|\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?),?\s(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?![\p{L}\d])/u

const SMALL =
  '(?:of|the|on|upon|and|&|de|du|des|del|della|di|da|do|dos|la|le|les|los|las|am|an|der|den|im|zum|zur|van|het)'
const NAME = `(?:${SMALL}\\s){0,2}(?:[dl]['’])?\\p{Lu}[\\p{L}\\d.'’]*`
/** What a street begins with, where that isn't a name: "rue de la Paix", "ul. Długa", "C/ Mayor". */
const WAY =
  '(?:rue|avenue|av\\.?|bd\\.?|boulevard|place|quai|chemin|all[ée]e|route|impasse|calle|[Cc]/|avda\\.?|plaza|paseo|via|viale|v\\.le|piazza|corso|largo|vicolo|rua|ul\\.|al\\.|os\\.|pl\\.)'
const HOUSE = '\\d{1,4}\\s?(?:[a-zA-Z]|bis|ter)?(?:\\s?[-–/]\\s?\\d{1,4}[a-zA-Z]?)?'
const STREET = `(?:${WAY}\\s?(?:${NAME})?|${NAME})(?:[\\s-](?:${NAME})){0,5}`
const TOWN = `${NAME}(?:[\\s-](?:${NAME})){0,3}`
/** A floor, an estate, a district, a county. */
const PART = `(?:,\\s?(?:${NAME}|\\d[\\wºª°.-]*)(?:[\\s-](?:${NAME}|\\d[\\wºª°.]*|[a-z]\\b)){0,4})`
const STARTS = '(?<![\\p{L}\\d.,-])'
const ENDS = '(?![\\p{L}\\d-])'
/** "12 rue de la Paix", "Hauptstraße 12", "Calle Mayor, n.º 12, 2º B". */
const WITH_HOUSE = `(?:${HOUSE},?\\s${STREET}|${STREET},?\\s(?:n[.º°]*\\s?)?${HOUSE})`
const OF_BUILDING = `(?:(?:Unit|Suite|Flat|Shop|Level|Floor|Office|Studio)\\s[\\w&-]{1,6}[,/]?\\s?)`

const LONGEST = 600
/** How far an address reaches from its code. */
const BEFORE_CODE = 110
const AFTER_CODE = 50

type Shape = { code: RegExp; whole: RegExp }

/** The same for all countries where the code stands on the same side of the town. */
function shapesOf(codes: PostalCode[]): Shape[] {
  const sides = Map.groupBy(codes, ({ stands }) => stands)
  return [...sides].map(([stands, some]) => {
    const code = `(?:${some.map((one) => one.code).join('|')})`
    const whole =
      stands === 'before'
        ? `${STARTS}${WITH_HOUSE}${PART}{0,2},?\\s${code}\\s${TOWN}(?:\\s\\([A-Z]{2}\\))?${ENDS}`
        : `${STARTS}(?:${OF_BUILDING}?${HOUSE},?\\s${STREET}|${OF_BUILDING}${TOWN})${PART}{0,5},?\\s${code}${ENDS}`
    return { code: new RegExp(`(?<![\\p{L}\\d])${code}${ENDS}`, 'gu'), whole: new RegExp(whole, 'u') }
  })
}
const EVERYWHERE = shapesOf(Object.values(CODES).filter(({ ownOnly }) => !ownOnly))
const AT_HOME = Object.fromEntries(
  Object.entries(CODES).flatMap(([country, code]) => (code.ownOnly ? [[country, shapesOf([code])]] : [])),
)

/** The first street address of a text, its lines parted by commas: by where a postal code stands in the addresses of a country. */
export function streetAddressIn(text: string, own: string): string | undefined {
  if (!/\d/.test(text) || text.length > LONGEST) return undefined
  const american = AMERICAN.exec(text)?.[0]
  if (american) return american
  for (const { code, whole } of [...(AT_HOME[own] ?? []), ...EVERYWHERE])
    for (const { index } of text.matchAll(code)) {
      const found = whole.exec(text.slice(Math.max(0, index - BEFORE_CODE), index + AFTER_CODE))?.[0]
      if (found) return found.replace(/[.'’]+$/, '')
    }
  return undefined
}
