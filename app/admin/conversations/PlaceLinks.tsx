import type { Place } from '../../../contract/chat'
import { TextLink } from '../../components/TextLink'

/** The "This may help" places of a reply. */
export const PlaceLinks = ({ places }: { places: Place[] }) =>
  places.map(({ title, url }, at) => (
    <span key={url}>
      {at > 0 && ', '}
      <TextLink href={url} target="_blank" rel="noreferrer">
        {title}
      </TextLink>
    </span>
  ))
