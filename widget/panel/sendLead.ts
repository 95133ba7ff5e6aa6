import { appendEntry, type Chat, newEntry, noticeOf } from './chat'
import { pageAddress } from './page'
import { sendMessage } from './sendMessage'
import { language, type PanelWords, words } from './words'

declare const LEAD_PATH: string

/** What goes with the form, and the words for what is wrong with it. `about` begins the details. */
export type LeadSending = {
  words: PanelWords
  about: string
  websiteUrl: string
  language: string
  notice: string
} & Chat['visit']

type LeadModule = typeof import('../lead')

/** Loaded with the form, under a name that stays over releases: a panel that was open meanwhile still sends. */
export const loadSending = ({ stage }: Chat): Promise<LeadModule> =>
  import(/* @vite-ignore */ stage.snippet.origin + LEAD_PATH)

/** Sends the lead form. The typed text stays until it was received. */
export async function sendLead(chat: Chat, form: HTMLFormElement, about: string) {
  const { asides, lead, visit } = chat
  lead.value = { isSending: true }
  try {
    const { send } = await loadSending(chat)
    const { said, ...wrong } = await send(chat, form, {
      words: words.value,
      about,
      websiteUrl: pageAddress(chat.stage.snippet),
      language: language.value,
      notice: noticeOf(chat),
      ...visit,
    })
    lead.value = wrong
    if (wrong.errors) return
    asides.value = asides.value.filter(({ kind }) => kind !== 'lead')
    if (said) sendMessage(chat, said)
    else appendEntry(chat, newEntry('bot', words.value.thanks))
  } catch {
    lead.value = { hasFailed: true }
  }
}
