import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../contract/languages'
import { holds, lexiconOf } from '../../answering/lexicon/lexicon'
import { fold } from '../../text/fold'
import phrases from './phrases.json'

it.each(LANGUAGES)('what the calendar says once it is settled is known as such: %s', (language) => {
  const { settled } = lexiconOf(language)
  for (const said of [phrases.booked, phrases.moved, phrases.canceled, phrases.stands])
    expect(said[language], said[language]).toSatisfy((text: string) => holds(settled, fold(text)))
  for (const said of [phrases.open, phrases.offer, phrases.confirm, phrases.full])
    expect(said[language], said[language]).not.toSatisfy((text: string) => holds(settled, fold(text)))
})
