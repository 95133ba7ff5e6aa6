import type { Place } from '../../../contract/chat'
import { TextLink } from '../../components/TextLink'

/** What stood under a reply as cards. */
export const PlaceLinks = ({ places }: { places: Place[] }) =>
  places.map(({ title, url }, at) => (
    <span key={url}>
      {at > 0 && ', '}
      <TextLink href={url} target="_blank" rel="noreferrer">
        {title}
      </TextLink>
    </span>
  ))
