import type { Source } from '../../../contract/chat'
import type { Chat, ChatEntry } from '../chat'
import { isWebLink } from '../links'
import { pageAddress } from '../page'
import { rate } from '../rate'
import { translated, words } from '../words'
import { OutLink } from './OutLink'
import { Places } from './Places'
import { RichText } from './RichText'

const Dots = () => (
  <p class="said typing">
    <i>.</i>
    <i>.</i>
    <i>.</i>
  </p>
)

type SourcesProps = { sources: Source[]; page: string }

const withoutHash = (url: string) => url.split('#')[0]

/** The answer's sources with a public page. Facts typed by the owner have none. */
const Sources = ({ sources, page }: SourcesProps) => {
  const pages = sources.filter(({ kind, url }) => kind === 'page' || isWebLink(url))
  return pages.length ? (
    <p>
      {words.value.sources}
      {pages.map(({ kind, title, url = page }, i) => (
        <span key={url}>
          {i ? ' · ' : ' '}
          {kind === 'page' && withoutHash(url) === withoutHash(page) ? (
            `${title} (${words.value.onThisPage})`
          ) : (
            <OutLink href={url}>{title}</OutLink>
          )}
        </span>
      ))}
    </p>
  ) : null
}

const RATINGS = ['up', 'down'] as const

const Thumbs = ({ chat, entry }: { chat: Chat; entry: ChatEntry }) => (
  <>
    {RATINGS.map((rating) => (
      <button
        type="button"
        key={rating}
        class={`thumb ${rating}`}
        aria-label={rating === 'up' ? words.value.helpful : words.value.unhelpful}
        aria-pressed={entry.rating === rating}
        onClick={() => rate(chat, entry, rating)}
      >
        <i />
      </button>
    ))}
  </>
)

/** One message. A draft is hidden from assistive technology; the finished reply replaces it as a new node and is announced. */
export const Message = ({ chat, entry }: { chat: Chat; entry: ChatEntry }) => {
  const { type, id, content, author, sources, places, takesNoRating, isDraft } = entry
  return (
    <div class={`row ${type}`} aria-hidden={isDraft}>
      {author && <p class="note">{author}</p>}
      {isDraft && !content ? (
        <Dots />
      ) : (
        <p class="said" dir="auto">
          {type === 'bot' ? <RichText content={translated(content)} /> : content}
        </p>
      )}
      {places && <Places chat={chat} places={places} />}
      {type === 'bot' && id && (
        <div class="note beneath">
          {sources && <Sources sources={sources} page={pageAddress(chat.stage.snippet)} />}
          {!author && !takesNoRating && <Thumbs chat={chat} entry={entry} />}
        </div>
      )}
    </div>
  )
}
