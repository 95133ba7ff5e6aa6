import { useQuery } from '@tanstack/react-query'
import { LEAD_STATUSES, LISTED_SOURCES } from '../../../contract/leads'
import { type LeadFilter, leadPeopleQuery } from '../../api/leads'
import { RANGES } from '../../api/range'
import { ChoiceSelect } from '../lists/ChoiceSelect'
import { ListSearch } from '../lists/ListSearch'
import { NOBODY, RANGE_WORDS } from './leadFilter'
import { leadSourceWords, STATUS_WORDS } from './words'

type Props = { filter: LeadFilter; onChange: (change: Partial<LeadFilter>) => void; withStatus: boolean }

export function LeadSearch({ filter, onChange, withStatus }: Props) {
  const people = useQuery(leadPeopleQuery).data ?? []
  const nameOf = (id: string) => people.find((person) => person.id === id)
  const isNarrowed = Boolean(filter.source || filter.assigned || filter.range)
  return (
    <ListSearch
      label="Search leads"
      placeholder="Name, email, phone, message or notes"
      q={filter.q}
      onSearch={(q) => onChange({ q })}
      className={withStatus ? 'grid-cols-[1fr_8.5rem] sm:grid-cols-[1fr_12rem]' : undefined}
    >
      {withStatus && (
        <ChoiceSelect
          label="Status"
          all="All"
          value={filter.status}
          choices={LEAD_STATUSES}
          words={(status) => STATUS_WORDS[status]}
          onChange={(status) => onChange({ status })}
        />
      )}
      <details className="col-span-full" open={isNarrowed}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-link text-sm">
          More filters
        </summary>
        <div className="mt-2 grid gap-3 sm:grid-cols-3">
          <ChoiceSelect
            label="When"
            all="Any time"
            value={filter.range}
            choices={RANGES}
            words={(range) => RANGE_WORDS[range]}
            onChange={(range) => onChange({ range })}
          />
          <ChoiceSelect
            label="Source"
            all="All"
            value={filter.source}
            choices={LISTED_SOURCES}
            words={leadSourceWords}
            onChange={(source) => onChange({ source })}
          />
          <ChoiceSelect
            label="Assigned to"
            all="Anyone"
            value={filter.assigned}
            choices={[NOBODY, ...people.map(({ id }) => id)]}
            words={(id) => (id === NOBODY ? 'Nobody yet' : nameOf(id)?.isYou ? 'You' : (nameOf(id)?.name ?? id))}
            onChange={(assigned) => onChange({ assigned })}
          />
        </div>
      </details>
    </ListSearch>
  )
}
