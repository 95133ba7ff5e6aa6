import { IMPORT_FIELDS, type ImportField, type ImportReport } from '../../../../contract/leadImport'
import { SelectField } from '../../../components/SelectField'

const FIELD_WORDS: Record<ImportField, string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  date: 'Date',
  status: 'Status',
  value: 'Value',
}

type Props = { columns: ImportReport['columns']; onChange: (columns: (ImportField | null)[]) => void }

/** What each column of a file is taken for. */
export function ColumnPicker({ columns, onChange }: Props) {
  const pick = (place: number, text: string) => {
    const picked = IMPORT_FIELDS.find((field) => field === text) ?? null
    // Another column that was taken for it is left out.
    onChange(columns.map(({ field }, at) => (at === place ? picked : field === picked ? null : field)))
  }
  return (
    <fieldset>
      <legend className="font-semibold">Is this right?</legend>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {columns.map(({ header, samples, field }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and columns don't move
          <li key={place} className="min-w-0">
            <SelectField
              label={header || `Column ${place + 1}`}
              hint={<span className="wrap-anywhere line-clamp-2">{samples.join(' · ') || 'Empty'}</span>}
              value={field ?? ''}
              onChange={(event) => pick(place, event.target.value)}
            >
              <option value="">Leave out</option>
              {IMPORT_FIELDS.map((known) => (
                <option key={known} value={known}>
                  {FIELD_WORDS[known]}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
