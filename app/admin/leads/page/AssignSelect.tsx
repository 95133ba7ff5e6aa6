import { useQuery } from '@tanstack/react-query'
import { capital } from '../../../../contract/capital'
import type { Lead } from '../../../../contract/leads'
import { leadPeopleQuery } from '../../../api/leads'
import { useLeadChanges } from '../useLeadChanges'
import { personWords } from '../words'

/** Who looks after the lead; not shown to somebody who works alone. */
export function AssignSelect({ lead }: { lead: Lead }) {
  const people = useQuery(leadPeopleQuery).data ?? []
  const change = useLeadChanges(lead.businessId)
  if (people.length < 2 && !lead.assignedTo) return null
  const assign = (id: string) => {
    const to = { assignedTo: id || null }
    const done = id ? `Assigned to ${personWords(people, id)}` : 'No one is assigned now'
    change.mutate({ ids: [lead.id], to, done })
  }
  return (
    <label>
      <span className="mb-1 block text-quiet text-sm">Assigned to</span>
      <select
        value={lead.assignedTo ?? ''}
        onChange={(event) => assign(event.target.value)}
        className="min-h-11 cursor-pointer rounded-control border border-outline bg-surface px-3 font-semibold md:min-h-9"
      >
        <option value="">Nobody yet</option>
        {people.map(({ id }) => (
          <option key={id} value={id}>
            {capital(personWords(people, id))}
          </option>
        ))}
        {lead.assignedTo && !people.some(({ id }) => id === lead.assignedTo) && (
          <option value={lead.assignedTo}>A former team member</option>
        )}
      </select>
    </label>
  )
}
