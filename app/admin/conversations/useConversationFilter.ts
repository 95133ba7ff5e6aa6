import { CONVERSATION_VIEWS } from '../../../contract/chat'
import type { ConversationFilter } from '../../api/conversations'
import { useAddressFilter } from '../useAddressFilter'

/** The filter of the conversations, stored in the address. */
export function useConversationFilter() {
  const { search, setFilter } = useAddressFilter()
  const filter: ConversationFilter = {
    q: search.get('q')?.trim() ?? '',
    view: CONVERSATION_VIEWS.find((view) => view === search.get('view')) ?? '',
  }
  return {
    filter,
    isFiltered: Boolean(filter.q || filter.view),
    setFilter: (change: Partial<ConversationFilter>) => setFilter(change),
  }
}
