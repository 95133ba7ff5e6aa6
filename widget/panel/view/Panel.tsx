import type { Chat } from '../chat'
import { LANGUAGE_NAMES, pickLanguage } from '../languageChoice'
import { pickReply } from '../replies'
import { language, translated, words } from '../words'
import { Composer } from './Composer'
import { LeadForm } from './LeadForm'
import { Message } from './Message'
import { Notice } from './Notice'
import { OutLink } from './OutLink'
import { ScheduleCard } from './ScheduleCard'

/** Shows the language code; an invisible native select over it takes the input. */
const LanguageChoice = ({ chat }: { chat: Chat }) => (
  <span class="round language">
    {language}
    <select
      aria-label={words.value.language}
      value={language}
      onChange={({ currentTarget }) => pickLanguage(chat.stage, currentTarget.value)}
    >
      {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  </span>
)

const Head = ({ chat }: { chat: Chat }) => {
  const { name, avatarUrl, tagline } = chat.business.value
  return (
    <div class="head">
      <span class="face" aria-hidden="true">
        {[...name][0]}
        {/* If the page's policy blocks the picture, the initial stays visible. */}
        {avatarUrl && <img src={avatarUrl} alt="" onError={({ currentTarget }) => currentTarget.remove()} />}
      </span>
      <div>
        <h2>{name}</h2>
        <p>{chat.person.value ?? tagline ?? words.value.repliesFast}</p>
      </div>
      <LanguageChoice chat={chat} />
      <button
        type="button"
        class="round"
        aria-label={chat.isFull.value ? words.value.closeChat : words.value.close}
        onClick={() => chat.stage.toggle(false)}
      >
        <i class="cross" />
      </button>
    </div>
  )
}

export function Panel({ chat }: { chat: Chat }) {
  const [aside] = chat.asides.value
  return (
    <>
      <Head chat={chat} />
      <section class="scroll" tabIndex={0} aria-label={words.value.conversation}>
        <div role="log">
          {chat.entries.value.map((entry) => (
            <Message key={entry.key} chat={chat} entry={entry} />
          ))}
        </div>
        <div class="booking" />
        {aside?.kind === 'lead' && <LeadForm chat={chat} isCall={aside.isCall} />}
        {aside?.kind === 'schedule' && <ScheduleCard chat={chat} url={aside.url} />}
        {!aside && (
          <div class="chips">
            {chat.chips.value.map(({ label, run }) => (
              <button type="button" key={label} onClick={run ?? (() => pickReply(chat, label))}>
                {translated(label)}
              </button>
            ))}
          </div>
        )}
      </section>
      <div class="foot">
        {!aside && <Composer chat={chat} />}
        {(aside || !chat.entries.value.some(({ type }) => type === 'user')) && <Notice chat={chat} />}
        {chat.business.value.poweredBy && (
          <OutLink class="note" href={chat.stage.snippet.api}>
            {words.value.poweredBy}
          </OutLink>
        )}
      </div>
    </>
  )
}
