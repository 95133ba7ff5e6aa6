import type { Chat } from '../chat'
import * as words from '../words'
import { Composer } from './Composer'
import { LeadForm } from './LeadForm'
import { Out } from './Out'
import { Said } from './Said'
import { ScheduleCard } from './ScheduleCard'

const Head = ({ chat }: { chat: Chat }) => {
  const { name } = chat.business
  return (
    <div class="head">
      <span class="face" aria-hidden="true">
        {[...name][0]}
      </span>
      <div>
        <h2>{name}</h2>
        <p>{words.repliesFast}</p>
      </div>
      <button
        type="button"
        class="round"
        aria-label={chat.isFull ? words.closeChat : words.close}
        onClick={() => chat.stage.toggle(false)}
      >
        <i class="cross" />
      </button>
    </div>
  )
}

export function Panel({ chat }: { chat: Chat }) {
  const [aside] = chat.asides
  return (
    <>
      <Head chat={chat} />
      <section class="scroll" tabIndex={0} aria-label={words.conversation}>
        <div role="log">
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
      </section>
      <div class="foot">
        {!aside && <Composer chat={chat} />}
        {chat.business.poweredBy && (
          <Out class="note" href={chat.stage.snippet.api}>
            {words.poweredBy}
          </Out>
        )}
      </div>
    </>
  )
}
