import type { Language } from '../../../contract/languages'
import { languageOf } from '../../text/languageOf'
import type { Evidence } from './evidence'

const SAMPLE = 2_000

/** What the business writes in, by the first of what it says. */
export const siteLanguage = ({ statements }: Pick<Evidence, 'statements'>): Language | undefined =>
  languageOf(
    statements
      .slice(0, SAMPLE)
      .map(({ text }) => text)
      .join('\n')
      .slice(0, SAMPLE),
  )
