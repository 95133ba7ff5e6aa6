import { capital } from '../../../contract/capital'
import { type BookingTalk, isGivenName } from '../../answering'
import { isStop } from '../../text/stopWords'
import { tokensOf } from '../../text/terms'
import { restOf } from '../../text/when/readWhen'
import type { Desk } from './desk'
import { heardIn, hitsIn } from './heard'

type Person = NonNullable<BookingTalk['person']>
type Named = { name: string; isNot: boolean; isSeen: boolean; isTitled: boolean; isAsked: boolean }

/**
 * Those whom a message names by their first name or by a title, and what is said of them: "with Maya", "not with Erik", "is Dr. Erik in"; "the dr who
 * did it" names nobody.
 */
function namedIn({ message: { text, understood }, profile: { country } }: Desk): Named[] {
  const { language } = understood
  const said = restOf(text, { country, language })
  const tokens = tokensOf(said)
  const hits = hitsIn(said, language)
  const isIn = (list: string, at: number) => hits.some((hit) => hit.list === list && hit.from <= at && at < hit.to)
  return tokens.flatMap(({ word, start, end }, at) => {
    if (isIn('title', at) || isIn('article', at)) return []
    const isTitled = isIn('title', at - 1)
    if (isTitled ? isStop(word) : !isGivenName(word)) return []
    // What stands before the name and its title: "con la doctora".
    let from = at
    while (from > 0 && (isIn('title', from - 1) || isIn('article', from - 1))) from--
    const ends = (list: string) => hits.some((hit) => hit.list === list && hit.to === from)
    const written = said.slice(start, end)
    return [
      {
        name: capital(written),
        isNot: ends('avoids'),
        isSeen: ends('sees') || ends('avoids') || ends('otherOne'),
        isTitled,
        isAsked: ends('isIn'),
      },
    ]
  })
}

/** Whom of the business the visitor would like to see, or not to see: a person whom the business names, or who has a title. */
export async function personIn(desk: Desk): Promise<Person | undefined> {
  const meant = namedIn(desk).filter(({ isSeen }) => isSeen)
  const known: Named[] = []
  for (const one of meant) if (one.isTitled || (await desk.message.states(one.name))) known.push(one)
  const wanted = known.find(({ isNot }) => !isNot) ?? known[0]
  if (wanted) return { name: wanted.name, ...(wanted.isNot && { isNot: true as const }) }
  const before = desk.talk?.person
  return before && heardIn(desk).has('otherOne') ? { name: before.name, isNot: true } : undefined
}

/** "Is Dr. Erik in on Thursday?" asks of him, and for no time of one's own. */
export const asksOfPerson = (desk: Desk): boolean =>
  !heardIn(desk).has('self') && namedIn(desk).some(({ isAsked, isSeen }) => isAsked && !isSeen)

/** As the owner reads it beside a booking. */
export const personNote = ({ name, isNot }: Person): string =>
  isNot ? `Not with ${name}, please` : `Asked for ${name}`
