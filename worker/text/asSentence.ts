/** A text with its point, where it doesn't end with one: "… a 12:00 p.m." gets no second. */
export const asSentence = (text: string): string => (/[.!?。！？…]\)?$/u.test(text) ? text : `${text}.`)
