import type { Language } from '../../../../contract/languages'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { it } from './it'
import { pl } from './pl'
import { pt } from './pt'
import { vi } from './vi'
import type { BookingWords } from './words'
import { zh } from './zh'

export const bookingWords: Record<Language, BookingWords> = { en, es, fr, de, it, pt, pl, vi, zh, ar }
