import { type Chat, dropAside } from '../chat'
import { words } from '../words'
import { Out } from './Out'

export const ScheduleCard = ({ chat, url }: { chat: Chat; url: string }) => (
  <div class="card">
    <p>{words.scheduleIntro}</p>
    <div class="acts">
      <Out class="main" href={url}>
        {words.schedule}
      </Out>
      <button type="button" class="plain" onClick={() => dropAside(chat)}>
        {words.notNow}
      </button>
    </div>
  </div>
)
