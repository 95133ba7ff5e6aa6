import { isStop } from '../../text/stopWords'
import { wordsOf } from '../../text/words'
import type { Desk, OfferedService } from './desk'

const tellingStems = (text: string): Set<string> =>
  new Set(wordsOf(text).flatMap(({ text: word, stem }) => (isStop(word) ? [] : [stem])))

/** The service that a message names; of several the one that it names best, undefined where two are named alike. */
export function serviceIn({ services, message }: Desk): OfferedService | undefined {
  const said = tellingStems(message.text)
  const named = services
    .map((service) => {
      const stems = [...tellingStems(service.name)]
      const hits = stems.filter((stem) => said.has(stem)).length
      return { service, hits, share: hits / Math.max(1, stems.length) }
    })
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits || other.share - one.share)
  const [best, next] = named
  if (!best) return undefined
  return next && next.hits === best.hits && next.share === best.share ? undefined : best.service
}
