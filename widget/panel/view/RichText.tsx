import { splitLinks } from '../links'

/** A reply's text with its safe links; the rest of it is text, whatever it looks like. */
export const RichText = ({ content }: { content: string }) => (
  <>
    {splitLinks(content).map((piece) =>
      typeof piece === 'string' ? (
        piece
      ) : (
        <a href={piece.url} target="_blank" rel="noopener noreferrer nofollow">
          {piece.text}
        </a>
      ),
    )}
  </>
)
