import { splitLinks } from '../links'
import { Out } from './Out'

/** A reply's text with its safe links; the rest of it is text, whatever it looks like. */
export const RichText = ({ content }: { content: string }) => (
  <>
    {splitLinks(content).map((piece) =>
      typeof piece === 'string' ? (
        piece
      ) : (
        <Out key={piece.url} href={piece.url}>
          {piece.text}
        </Out>
      ),
    )}
  </>
)
