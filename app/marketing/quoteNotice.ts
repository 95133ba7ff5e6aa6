/** Beside the quote form, and kept with each request as it was shown. */
export const QUOTE_NOTICE = 'What you write goes to us so we can reply.'
