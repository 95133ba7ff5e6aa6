import { streetsIn } from '../streets'
import { timeNamesIn } from '../timeNames'
import { type Lexeme, lexemesOf } from '../values/lexemes'

/** In these nothing says when: phone numbers, addresses of mail and of pages, numbers with letters in them. */
const MASKED =
  /(?<![\d-])(?!(?:19|20)\d\d-\d\d-\d\d(?!\d))\+?\(?\d[\d().\- ]{7,}\d(?!\d*\/)|\S+@\S+\.\S+|https?:\/\/\S+|(?:#|\bn°) ?\d+|\b[a-z]+\d+[a-z\d]*\b(?<!\b(?:b4|[2t]\w*|thu\d|h\d+))/giu
const DIGITS_OF_PHONE = 7

const masked = (text: string): string =>
  [...streetsIn(text).map(({ start, streetEnd: end }) => ({ start, end })), ...timeNamesIn(text)]
    .reduce((line, { start, end }) => line.slice(0, start) + 'x'.repeat(end - start) + line.slice(end), text)
    .replace(MASKED, (found) =>
      /@|:\/\//.test(found) || found.replace(/\D/g, '').length >= DIGITS_OF_PHONE || /^(?:#|n°|[a-z]+\d)/i.test(found)
        ? 'x'.repeat(found.length)
        : found,
    )

/** "十二月三号" → "12月3号" */
const CHINESE_DATE = /(?<![周期拜週第])[一二三四五六七八九十]{1,3}(?=月|号|號|日)/gu
const HAN_DIGITS = '零一二三四五六七八九'
const inDigits = (text: string): string =>
  text.replace(CHINESE_DATE, (found) => {
    const [tens = '', ones = found] = found.includes('十') ? found.split('十') : []
    const ten = found.includes('十') ? Math.max(1, HAN_DIGITS.indexOf(tens || '一')) * 10 : 0
    return String(ten + (ones === '' ? 0 : Math.max(0, HAN_DIGITS.indexOf(ones))))
  })

/** "2026-12-02T14:00" */
const spaced = (text: string): string => text.replace(/(?<=-\d\d)t(?=\d\d:)/gi, ' ').replace(COMPOUND, ' ')
/** German "Freitagnachmittag" is a day and a part of it. */
const COMPOUND = /(?<=\p{L}{3}(?:tag|woch|abend))(?=(?:(?:vor|nach)?mittag|morgen|abend|früh)s?(?!\p{L}))/giu

export const lexemesIn = (text: string): readonly Lexeme[] => lexemesOf(masked(inDigits(spaced(text))))
