import { heardIn } from '../asked/heard'
import SMALL_TALK from '../asked/smallTalk.json'
import { type Saying, type Speaking, say } from '../speaking'

/** The most telling first: "hi, are you a bot? thanks" asks whether we are one. */
const ORDER = ['bot', 'who', 'howAreYou', 'bye', 'thanks', 'hello', 'okay'] as const satisfies Saying[]

export function smallTalk(speaking: Speaking): string {
  const { question, understood } = speaking
  const { keys } = heardIn(question.text, understood.language, SMALL_TALK)
  const saying = ORDER.find((one) => keys.has(one)) ?? 'okay'
  return say(speaking, saying, { business: question.profile.name })
}
