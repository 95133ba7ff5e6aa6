import { tokensOf } from '../../text/terms'
import type { Question } from '../answerer'
import { gather } from './gather'

/** Whether the business itself, or its site, writes a name: "Dr. Maya Patel". */
export async function isStated(
  { profile, find, now }: Pick<Question, 'profile' | 'find' | 'now'>,
  name: string,
): Promise<boolean> {
  const [word] = tokensOf(name).map((token) => token.word)
  const { statements } = gather({ profile, page: {}, found: await find(name), now }, { lookup: name })
  return statements.some(({ text }) => tokensOf(text).some((token) => token.word === word))
}
