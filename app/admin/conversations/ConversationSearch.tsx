import { CONVERSATION_VIEWS } from '../../../contract/chat'
import type { ConversationFilter } from '../../api/conversations'
import { SearchField } from '../../components/SearchField'
import { SelectField } from '../../components/SelectField'
import { useTypedSearch } from '../useTypedSearch'
import { VIEW_WORDS } from './words'

type Props = { filter: ConversationFilter; onChange: (change: Partial<ConversationFilter>) => void }

export function ConversationSearch({ filter, onChange }: Props) {
  const [text, setText] = useTypedSearch(filter.q, (q) => onChange({ q }))
  return (
    <search className="mb-4 grid gap-3 sm:grid-cols-[1fr_13rem] xl:in-[.beside]:grid-cols-1">
      <SearchField
        label="Search conversations"
        placeholder="Any word that was said"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField
        label="Show"
        value={filter.view}
        onChange={(event) => onChange({ view: CONVERSATION_VIEWS.find((view) => view === event.target.value) ?? '' })}
      >
        <option value="">All</option>
        {CONVERSATION_VIEWS.map((view) => (
          <option key={view} value={view}>
            {VIEW_WORDS[view]}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
