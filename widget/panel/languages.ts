import en from '../words/en'
import type { Chat } from './chat'
import { speak, type Words } from './words'

/** Set by the build: where the words of each language are. English comes with the panel. */
declare const WORD_PATHS: Record<string, string>

export const LANGUAGES: Record<string, string> = {
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

/** The language is kept for the tab alone, as the session is. */
const KEPT = 'deskbell-language'
const storage = (use: (store: Storage) => string | null | undefined) => {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** What the visitor picked, else what the snippet or the page is in, else what the browser asks for. */
export function languageOfVisit({ language = document.documentElement.lang }: DOMStringMap): string {
  const picked = storage((store) => store.getItem(KEPT))
  const wished = [picked, ...(language ? [language] : navigator.languages)]
  return wished.map((tag) => `${tag}`.slice(0, 2).toLowerCase()).find((code) => code in LANGUAGES) ?? 'en'
}

/** Words that can't be fetched leave the panel in the language that it has. */
export async function setLanguage(chat: Chat, language: string) {
  const path = WORD_PATHS[language]
  try {
    const read = path ? import(/* @vite-ignore */ chat.stage.snippet.origin + path) : { default: en }
    const { default: words }: { default: Words } = await read
    speak(words)
    chat.set({ language })
  } catch {
    chat.set({})
  }
}

export function pickLanguage(chat: Chat, language: string) {
  storage((store) => void store.setItem(KEPT, language))
  return setLanguage(chat, language)
}
