import { IMPORT_FIELDS, type ImportField } from '../../../contract/leadImport'
import { fold } from '../../text/fold'

/** What other programs call their columns, folded. The first field that a header fits wins it. */
const NAMES: Record<ImportField, RegExp> = {
  firstName: /^(first ?name|given ?name|vorname|nombre de pila|prenom)$/,
  lastName: /^(last ?name|family ?name|surname|nachname|apellidos?|nom de famille)$/,
  name: /^((full|contact|customer|client|lead|display) ?name|name|contact|customer|client|nombre|nom|kunde)$/,
  email: /(^|\b)e ?-?mail(\b|$)|^correo/,
  phone: /\b(phone|mobile|cell|telephone|tel|telefon|telefono|whatsapp)\b/,
  message:
    /^(message|notes?|comments?|details?|description|inquiry|enquiry|request|project details?|mensaje|nachricht)$/,
  date: /^(date|created( at| on| date| time)?|create date|submitted( at| on)?|received|added( on| at)?|timestamp|fecha|datum)$/,
  status: /^((lead )?status|stage|deal stage|pipeline stage|estado)$/,
  value: /^(value|amount|deal (value|amount)|price|revenue|total|valor|wert)( \(?[a-z]{3}\)?)?$/,
}
const ORDER = [...IMPORT_FIELDS].sort((a, b) => Number(a === 'name') - Number(b === 'name'))

const plain = (header: string) =>
  fold(header)
    .replace(/[_\-.*:#]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What each column is likely to hold; each field at most once, and null for what we have no place for. */
export function guessColumns(header: string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return header.map((text) => {
    const field = ORDER.find((known) => !taken.has(known) && NAMES[known].test(plain(text)))
    if (field) taken.add(field)
    return field ?? null
  })
}

/** The columns as a person picked them: `name,,email` leaves the second one out. */
export function pickedColumns(picked: string, header: string[]): (ImportField | null)[] {
  const fields = picked.split(',')
  const taken = new Set<ImportField>()
  return header.map((_, at) => {
    const field = IMPORT_FIELDS.find((known) => known === fields[at] && !taken.has(known))
    if (field) taken.add(field)
    return field ?? null
  })
}
