import { splitLinks } from '../links'
import { OutLink } from './OutLink'

/** A reply's text with its safe links; the rest of it is text, whatever it looks like. */
export const RichText = ({ content }: { content: string }) => (
  <>
    {splitLinks(content).map((piece) =>
      typeof piece === 'string' ? (
        piece
      ) : (
        <OutLink key={piece.url} href={piece.url}>
          {piece.text}
        </OutLink>
      ),
    )}
  </>
)
