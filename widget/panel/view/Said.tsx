import type { Entry } from '../chat'
import { isWebLink } from '../links'
import * as words from '../words'
import { Out } from './Out'
import { RichText } from './RichText'

const Dots = () => (
  <p class="said typing">
    <i>.</i>
    <i>.</i>
    <i>.</i>
  </p>
)

const Sources = ({ sources }: { sources: NonNullable<Entry['sources']> }) => (
  <p class="note">
    {words.sources}
    {sources.map(({ title, url }, i) => (
      <span key={title}>
        {i ? ' · ' : ' '}
        {isWebLink(url) ? <Out href={url}>{title}</Out> : title}
      </span>
    ))}
  </p>
)

/** A draft is hidden from assistive technology; the whole reply takes its place as a node of its own and is announced. */
export const Said = ({ entry: { type, content, author, sources, isDraft } }: { entry: Entry }) => (
  <div class={`row ${type}`} aria-hidden={isDraft}>
    {author && <p class="note">{author}</p>}
    {isDraft && !content ? (
      <Dots />
    ) : (
      <p class="said" dir="auto">
        {type === 'bot' ? <RichText content={content} /> : content}
      </p>
    )}
    {!!sources?.length && <Sources sources={sources} />}
  </div>
)
