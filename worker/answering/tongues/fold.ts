import { plain } from '../language/tokens'

/** Plain lower-case text without accents, as people type on a phone. A stroke through a letter is none: "ł" and "đ" are spelled out. */
export const fold = (text: string): string =>
  plain(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .normalize('NFC')
