import type { BusinessType } from '../../contract/businessTypes'
import type { Language } from '../../contract/languages'
import CARE from './care.json'
import { INDUSTRIES } from './industries'

const WORDS: Record<string, Record<Language, string>> = CARE

/** What visitors are asked to keep to themselves, beside the privacy notice. */
export const careWords = (type: BusinessType): Record<Language, string> | undefined =>
  WORDS[INDUSTRIES[type].care ?? '']

/** Where an owner wants no health details at all. */
export const noHealthWords: Record<Language, string> = CARE.noHealth
