import type { BusinessType } from '../../contract/businessTypes'
import type { Language } from '../../contract/languages'
import { joinSentences } from '../text/joinSentences'
import { emergencyNumber } from './emergencyNumber'
import { INDUSTRIES } from './industries'
import type { Next } from './industry'
import { URGENT_WORDS } from './urgentWords'

type Where = { type: BusinessType; language: Language; country: string; phone?: string | undefined }

/** What is said at once of a danger, before anything else; a business that doesn't help with it leaves its own number out. */
export function dangerReply(
  sign: string,
  { type, language, country, phone }: Where,
): { content: string; next: Next } | undefined {
  const found = URGENT_WORDS.get(sign)
  if (!found) return undefined
  const isTheirs = INDUSTRIES[type].urgentWords.includes(sign)
  const number = isTheirs ? phone : undefined
  const content = joinSentences(
    ...found.reply[language].filter((sentence) => number !== undefined || !sentence.includes('{phone}')),
  )
    .replaceAll('{emergency}', emergencyNumber(country))
    .replaceAll('{phone}', number ?? '')
  return { content, next: isTheirs ? found.next : 'nothing' }
}
