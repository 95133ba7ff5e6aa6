import { batch } from '@preact/signals'
import type { Stage } from '../stage'
import en from '../words/en'
import { keepInTab, recallInTab } from './session'
import { language, type PanelWords, words } from './words'

/** Set by the build: the prefix of the word files' addresses. English is part of the panel. */
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

/** The visitor's choice, else the snippet's or page's language, else the browser's; "en" if none is supported. */
export function languageOfVisit({ language = document.documentElement.lang }: DOMStringMap): string {
  const picked = recallInTab(KEPT)
  const wished = [picked, ...(language ? [language] : navigator.languages)]
  return (
    wished.map((tag) => `${tag}`.slice(0, 2).toLowerCase()).find((code) => Object.hasOwn(LANGUAGE_NAMES, code)) ?? 'en'
  )
}

/** Loads the words of a language and switches to it; does nothing if they can't be loaded. */
export async function setLanguage({ snippet }: Stage, next: string) {
  try {
    const read = next === 'en' ? { default: en } : import(/* @vite-ignore */ `${snippet.origin}${WORDS_PATH}${next}.js`)
    const { default: spoken }: { default: PanelWords } = await read
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
