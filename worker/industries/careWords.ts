import type { BusinessType } from '../../contract/businessTypes'
import type { Language } from '../../contract/languages'
import CARE from './care.json'
import { INDUSTRIES } from './industries'

const WORDS: Record<string, Record<Language, string>> = CARE

/** What visitors are asked to keep to themselves, beside the privacy notice. */
export const careWords = (type: BusinessType): Record<Language, string> | undefined =>
  WORDS[INDUSTRIES[type].care ?? '']

/** Where an owner wants no details kept at all: of health, or in a discreet trade of the case. */
export const keptOutWords = (type: BusinessType): Record<Language, string> =>
  (INDUSTRIES[type].isDiscreet && careWords(type)) || CARE.noHealth
