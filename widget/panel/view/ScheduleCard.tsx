import { type Chat, dropAside } from '../chat'
import { WORDS } from '../words'

export const ScheduleCard = ({ chat, url }: { chat: Chat; url: string }) => (
  <div class="card">
    <p>{WORDS.scheduleIntro}</p>
    <a class="main" href={url} target="_blank" rel="noopener noreferrer nofollow">
      {WORDS.schedule}
    </a>
    <button type="button" class="plain" onClick={() => dropAside(chat)}>
      {WORDS.notNow}
    </button>
  </div>
)
