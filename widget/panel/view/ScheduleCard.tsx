import { type Chat, dropAside } from '../chat'
import { words } from '../words'
import { OutLink } from './OutLink'

export const ScheduleCard = ({ chat, url }: { chat: Chat; url: string }) => (
  <div class="card">
    <p>{new URL(url).host} ↗</p>
    <div class="acts">
      <OutLink class="main" href={url}>
        {words.value.schedule}
      </OutLink>
      <button type="button" class="plain" onClick={() => dropAside(chat)}>
        {words.value.backToChat}
      </button>
    </div>
  </div>
)
