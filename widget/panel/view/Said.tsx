import type { Entry } from '../chat'
import { isWebLink } from '../links'
import { WORDS } from '../words'
import { RichText } from './RichText'

const Dots = () => (
  <p class="said typing">
    <i>.</i>
    <i>.</i>
    <i>.</i>
  </p>
)

const Sources = ({ sources }: { sources: NonNullable<Entry['sources']> }) => (
  <p class="sources">
    {WORDS.sources}{' '}
    {sources.map(({ title, url }, i) => (
      <>
        {i > 0 && ' · '}
        {isWebLink(url) ? (
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {title}
          </a>
        ) : (
          title
        )}
      </>
    ))}
  </p>
)

/** A draft is hidden from assistive technology; the whole reply takes its place as a node of its own and is announced. */
export const Said = ({ entry: { type, content, author, sources, isDraft } }: { entry: Entry }) => (
  <div class={`row ${type}`} aria-hidden={isDraft}>
    {author && <b class="author">{author}</b>}
    {isDraft && !content ? (
      <Dots />
    ) : (
      <p class="said">{type === 'bot' ? <RichText content={content} /> : content}</p>
    )}
    {!!sources?.length && <Sources sources={sources} />}
  </div>
)
