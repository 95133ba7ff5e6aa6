/** The languages that the widget speaks and that a visitor is answered in. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'vi', 'zh', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]
