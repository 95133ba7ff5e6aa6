import { batch } from '@preact/signals'
import type { Stage } from '../stage'
import en from '../words/en'
import { keepInTab, recallInTab } from './session'
import { language, type Words, words } from './words'

/** Set by the build: what the addresses of the words begin with. English comes with the panel. */
declare const WORDS_PATH: string

export const LANGUAGE_NAMES: Record<string, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  it: 'Italiano',
  pl: 'Polski',
  vi: 'Tiếng Việt',
  zh: '中文',
  ar: 'العربية',
}

const KEPT = 'language'

/** What the visitor picked, else what the snippet or the page is in, else what the browser asks for. */
export function languageOfVisit({ language = document.documentElement.lang }: DOMStringMap): string {
  const picked = recallInTab(KEPT)
  const wished = [picked, ...(language ? [language] : navigator.languages)]
  return wished.map((tag) => `${tag}`.slice(0, 2).toLowerCase()).find((code) => code in LANGUAGE_NAMES) ?? 'en'
}

/** Words that can't be fetched leave the panel in the language that it has. */
export async function setLanguage({ snippet }: Stage, next: string) {
  try {
    const read = next === 'en' ? { default: en } : import(/* @vite-ignore */ `${snippet.origin}${WORDS_PATH}${next}.js`)
    const { default: spoken }: { default: Words } = await read
    batch(() => {
      words.value = spoken
      language.value = next
    })
  } catch {
    return
  }
}

export function pickLanguage(stage: Stage, next: string) {
  keepInTab(KEPT, next)
  return setLanguage(stage, next)
}
