/** Characters that nobody sees but that can carry text: tags, variation selectors, joiners, direction marks, controls. */
export const INVISIBLE =
  /[\u{e0000}-\u{e007f}]|[\u{e0100}-\u{e01ef}]|[\ufe00-\ufe0f]|[\u17b4\u17b5]|[\u180b-\u180d]|\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}|\p{Cs}/gu

/** Without what can't be seen; lines stay lines. */
export const withoutInvisible = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '')

/** One line as a reader sees it. */
export const readableText = (text: string): string =>
  withoutInvisible(text)
    .replace(/[\s\u00a0]+/gu, ' ')
    .trim()
