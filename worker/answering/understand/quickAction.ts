import type { Language } from '../../../contract/languages'
import { QUICK_LABELS, type QuickAction, type QuickLabel } from '../../../contract/quickReplies'
import ar from '../../../contract/quickReplies/ar.json'
import de from '../../../contract/quickReplies/de.json'
import es from '../../../contract/quickReplies/es.json'
import fr from '../../../contract/quickReplies/fr.json'
import it from '../../../contract/quickReplies/it.json'
import pl from '../../../contract/quickReplies/pl.json'
import pt from '../../../contract/quickReplies/pt.json'
import vi from '../../../contract/quickReplies/vi.json'
import zh from '../../../contract/quickReplies/zh.json'
import { fold } from '../../text/fold'

const TRANSLATED: Record<Exclude<Language, 'en'>, Record<QuickLabel, string>> = { ar, de, es, fr, it, pl, pt, vi, zh }
const ACTIONS = Object.keys(QUICK_LABELS) as QuickAction[]

const BY_LABEL = new Map(
  ACTIONS.flatMap((action) => {
    const label = QUICK_LABELS[action]
    return [label, ...Object.values(TRANSLATED).map((words) => words[label])].map((one) => [fold(one), action] as const)
  }),
)

/** What a message that is a quick reply's label, in any language, asks for. */
export const quickActionOf = (text: string): QuickAction | undefined => BY_LABEL.get(fold(text.trim()))

export const quickLabel = (action: QuickAction, language: Language): string =>
  language === 'en' ? QUICK_LABELS[action] : TRANSLATED[language][QUICK_LABELS[action]]
