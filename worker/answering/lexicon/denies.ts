import { fold } from '../../text/fold'
import { languageOf } from '../../text/languageOf'
import { holds, lexiconOf } from './lexicon'

/** "What we do not do", "No cleanout": in whatever language it is written. */
export const denies = (text: string): boolean => holds(lexiconOf(languageOf(text) ?? 'en').negation, fold(text))
