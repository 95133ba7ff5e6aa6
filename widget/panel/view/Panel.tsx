import type { Chat } from '../chat'
import { WORDS } from '../words'
import { Composer } from './Composer'
import { LeadForm } from './LeadForm'
import { Said } from './Said'
import { ScheduleCard } from './ScheduleCard'

const Head = ({ chat }: { chat: Chat }) => {
  const { name } = chat.business
  return (
    <header>
      <span class="face" aria-hidden="true">
        {[...name][0]}
      </span>
      <div>
        <h2>{name}</h2>
        <p>{WORDS.repliesFast}</p>
      </div>
      <button
        type="button"
        class="round"
        aria-label={chat.isFull ? WORDS.closeChat : WORDS.close}
        onClick={() => chat.stage.toggle(false)}
      >
        <i class="cross" />
      </button>
    </header>
  )
}

export function Panel({ chat }: { chat: Chat }) {
  const [aside] = chat.asides
  return (
    <>
      <Head chat={chat} />
      <div class="scroll" tabIndex={0} role="group" aria-label={WORDS.conversation}>
        <div class="log" role="log">
          {chat.entries.map((entry) => (
            <Said key={entry.key} entry={entry} />
          ))}
        </div>
        {aside?.kind === 'lead' && <LeadForm chat={chat} isCall={aside.isCall} />}
        {aside?.kind === 'schedule' && <ScheduleCard chat={chat} url={aside.url} />}
        {!aside && (
          <div class="chips">
            {chat.chips.map(({ label, run }) => (
              <button type="button" key={label} onClick={run}>
                {label}
              </button>
            ))}
          </div>
        )}
      </div>
      <footer>
        {!aside && <Composer chat={chat} />}
        {chat.business.poweredBy && (
          <a href={chat.stage.snippet.api} target="_blank" rel="noopener">
            {WORDS.poweredBy}
          </a>
        )}
      </footer>
    </>
  )
}
