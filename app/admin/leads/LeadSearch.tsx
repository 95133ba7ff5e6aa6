import { LEAD_STATUSES } from '../../../contract/leads'
import type { LeadFilter } from '../../api/leads'
import { SearchField } from '../../components/SearchField'
import { SelectField } from '../../components/SelectField'
import { useTypedSearch } from '../useTypedSearch'
import { STATUS_WORDS } from './words'

type Props = { filter: LeadFilter; onChange: (change: Partial<LeadFilter>) => void }

export function LeadSearch({ filter, onChange }: Props) {
  const [text, setText] = useTypedSearch(filter.q, (q) => onChange({ q }))
  return (
    <search className="mb-4 grid grid-cols-[1fr_8.5rem] gap-3 sm:grid-cols-[1fr_12rem]">
      <SearchField
        label="Search leads"
        placeholder="Name, email, phone or words they wrote"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField
        label="Status"
        value={filter.status}
        onChange={(event) => onChange({ status: LEAD_STATUSES.find((status) => status === event.target.value) ?? '' })}
      >
        <option value="">All</option>
        {LEAD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_WORDS[status]}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
