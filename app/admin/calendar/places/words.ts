import { type CalendarProviderId, PROVIDER_NAMES } from '../../../../contract/calendars'

/** How the way to the provider ended, by the address that it comes back to. */
const RESULTS: Record<string, (name: string) => string> = {
  denied: (name) => `${name} isn’t connected: you didn’t allow it. Nothing was changed.`,
  'missing-scope': (name) => `${name} isn’t connected: a box was left empty there. Please allow all that’s asked.`,
  expired: (name) => `That took longer than ten minutes. Please connect ${name} again.`,
  failed: (name) => `${name} couldn’t be connected. Please try again in a minute.`,
}

/** Undefined where the address says nothing, or that it worked. */
export function failedWords(provider: CalendarProviderId, result: string | null): string | undefined {
  if (!result || result === 'connected') return undefined
  return (RESULTS[result] ?? RESULTS.failed)?.(PROVIDER_NAMES[provider])
}
