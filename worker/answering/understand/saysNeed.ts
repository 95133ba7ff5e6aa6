import { isStop } from '../../text/stopWords'
import { covered, tokensOf } from '../../text/terms'
import { conceptsIn } from './classifier/features'
import { type ListName, listFinder } from './details/lists'

/** What is said in any conversation, whatever it is about. */
const TALK = new Set(
  'yes no later hello thanks bye laugh asking intro you not day free now bot swear person'.split(' '),
)
/** What somebody wants of any business: to come, to be called, to know a price. */
const WISH = new Set('book appointment quote call speak cancel change look'.split(' '))
const SAYS_NOTHING = [
  'filler',
  'closing',
  'named',
  'maybeNamed',
  'familyNamed',
  'afterName',
  'title',
  'correction',
  'wrong',
  'time',
  'timeLink',
  'notThen',
  'refused',
  'ownPhone',
  'betterPhone',
  'mobile',
  'landline',
  'noEmail',
  'noneOfThat',
  'picks',
] as const satisfies ListName[]

const find = listFinder(...SAYS_NOTHING)
const findChat = listFinder('aboutChat')
const SAYS = /\p{L}{2}|\p{Script=Han}/u

/**
 * How much a text says of what somebody wants, once what is said in any conversation is taken away: a matter ("my sink leaks"), a wish of
 * any business's ("can I book"), or nothing: a choice, a time, a detail, thanks, a complaint of the chat itself.
 */
export function saysNeed(text: string, name = ''): 'matter' | 'wish' | undefined {
  const tokens = tokensOf(text)
  const own = tokensOf(name).map(({ word }) => word)
  const concepts = conceptsIn(tokens)
  const wishes = covered(concepts.filter(({ list }) => WISH.has(list)))
  const talk = covered([...find(tokens), ...concepts.filter(({ list }) => TALK.has(list))])
  const ofChat = covered(findChat(tokens))
  const isTelling = tokens.some(
    ({ word }, at) =>
      SAYS.test(word) && ![wishes, talk, ofChat].some((some) => some.has(at)) && !own.includes(word) && !isStop(word),
  )
  if (isTelling) return 'matter'
  return wishes.size > 0 && ofChat.size === 0 ? 'wish' : undefined
}
