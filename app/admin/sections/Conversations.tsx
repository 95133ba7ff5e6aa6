import { useInfiniteQuery } from '@tanstack/react-query'
import { MessagesSquare, SearchX } from 'lucide-react'
import { useParams } from 'react-router'
import { CONVERSATION_VIEWS } from '../../../contract/chat'
import { ALL_CONVERSATIONS, type ConversationFilter, conversationsQuery } from '../../api/conversations'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { LoadMore } from '../../components/LoadMore'
import { SkeletonList } from '../../components/Skeleton'
import { cx } from '../../lib/cx'
import { ConversationList } from '../conversations/ConversationList'
import { Transcript } from '../conversations/Transcript'
import { VIEW_WORDS } from '../conversations/words'
import { ChoiceSelect } from '../lists/ChoiceSelect'
import { ListSearch } from '../lists/ListSearch'
import { choiceIn, textIn, useListFilter } from '../lists/useListFilter'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'

const filterIn = (search: URLSearchParams): ConversationFilter => ({
  q: textIn(search, 'q'),
  view: choiceIn(search, 'view', CONVERSATION_VIEWS),
})

/** List and transcript side by side; on a phone one at a time. */
export function Conversations() {
  const { itemId } = useParams()
  const { business } = useOwner()
  const { filter, isFiltered, setFilter } = useListFilter(filterIn)
  const list = useInfiniteQuery(conversationsQuery(business.id, filter))
  const heads = list.data?.pages.flatMap((page) => page.items) ?? []
  const isEmpty = list.isSuccess && !list.isPlaceholderData && heads.length === 0

  return (
    <>
      <div className={cx(itemId && 'hidden xl:block')}>
        <SectionHead title="Conversations">What people asked on your site, and what your front desk said.</SectionHead>
      </div>
      {itemId && <h1 className="sr-only xl:hidden">Conversations</h1>}
      <div className={cx('grid items-start gap-6', itemId && 'beside xl:grid-cols-[22rem_1fr]')}>
        <div className={cx('min-w-0', itemId && 'hidden xl:block')}>
          {(isFiltered || heads.length > 0) && (
            <ListSearch
              label="Search conversations"
              placeholder="Any word from the chat"
              q={filter.q}
              onSearch={(q) => setFilter({ q })}
              className="sm:grid-cols-[1fr_13rem] xl:in-[.beside]:grid-cols-1"
            >
              <ChoiceSelect
                label="Show"
                all="All"
                value={filter.view}
                choices={CONVERSATION_VIEWS}
                words={(view) => VIEW_WORDS[view]}
                onChange={(view) => setFilter({ view })}
              />
            </ListSearch>
          )}
          {list.isPending && <SkeletonList label="Loading conversations…" />}
          {list.isError && <ErrorState error={list.error} what="your conversations" onRetry={() => list.refetch()} />}
          {isEmpty && !isFiltered && (
            <EmptyState icon={MessagesSquare} title="No conversations yet">
              The first one appears here the moment someone writes on your site.
            </EmptyState>
          )}
          {isEmpty && isFiltered && (
            <EmptyState
              icon={SearchX}
              title="No conversations match"
              action={
                <Button variant="secondary" onClick={() => setFilter(ALL_CONVERSATIONS)}>
                  Show all conversations
                </Button>
              }
            >
              Try another word, or look through all of them.
            </EmptyState>
          )}
          <div className={cx('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
            {heads.length > 0 && <ConversationList heads={heads} />}
            <LoadMore list={list} />
          </div>
        </div>
        {itemId && <Transcript key={itemId} businessId={business.id} conversationId={itemId} />}
      </div>
    </>
  )
}
