/** The languages of the widget and of replies. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'vi', 'zh', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of a code that somebody sent, such as "es"; undefined for others and for none. */
export const readLanguage = (code: string | null | undefined): Language | undefined =>
  LANGUAGES.find((one) => one === code)
