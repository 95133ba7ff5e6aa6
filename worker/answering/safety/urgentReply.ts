import type { BusinessProfile } from '../../businesses/profile'
import { sentencesOf } from '../evidence/sentences'
import { normal } from '../lock/normal'
import type { Pack, Urgent } from '../packs/pack'
import { emergencyNumber } from '../../industries/emergencyNumber'

/** What must be said before anything else: the first rule that the message meets, in words for this business. */
export function urgentReply(
  { safety }: Pack,
  profile: BusinessProfile,
  text: string,
): { content: string; next: Urgent['next'] } | undefined {
  const line = normal(text)
  const rule = safety.urgent.find(
    ({ asks, unless = [] }) => asks.some((one) => one.test(line)) && !unless.some((one) => one.test(line)),
  )
  if (!rule) return undefined
  const phone = profile.facts.emergencyPhone ?? profile.facts.phones[0]
  const content = sentencesOf(rule.reply)
    .filter((sentence) => phone !== undefined || !sentence.includes('{phone}'))
    .join(' ')
    .replaceAll('{emergency}', emergencyNumber(profile.country))
    .replaceAll('{phone}', phone ?? '')
  return { content, next: rule.next }
}
