/** The languages of the widget and of replies. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'vi', 'zh', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]
