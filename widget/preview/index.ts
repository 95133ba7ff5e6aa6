import type { WidgetConfig } from '../../contract/widget'
import { launch } from '../launcher/launch'
import { answerFrom } from './answers'
import { keepFocusOutside } from './focus'

/** The settings' live preview: the real widget, with settings from the form around the frame instead of the server. */
let settings: WidgetConfig | undefined
let chat: ReturnType<typeof launch> | undefined
/** The new widget is drawn before the old one is removed. */
const OVERLAP_MS = 80

function show(next: WidgetConfig) {
  const before = chat
  const wasOpen = before?.root.querySelector('dialog')?.open ?? true
  settings = next
  const { origin } = location
  const { primaryColor, position } = next
  chat = launch({ origin, api: origin, id: 'preview', attributes: { primaryColor, position, pageUrl: '' } })
  if (wasOpen) chat.open()
  setTimeout(() => before?.remove(), OVERLAP_MS)
}

globalThis.fetch = (input, init) => answerFrom(() => settings, String(input), init)
keepFocusOutside()
addEventListener('message', ({ origin, source, data }: MessageEvent<WidgetConfig>) => {
  // Other scripts of the page around, such as a tester's, may send messages too.
  if (origin === location.origin && source === parent && data?.primaryColor !== undefined) show(data)
})
parent.postMessage({ type: 'PREVIEW_READY' }, location.origin)
