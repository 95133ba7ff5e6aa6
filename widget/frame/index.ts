import { launch } from '../launcher/launch'
import { fitFrame } from './framed'
import { fillPage } from './page'
import { outermostPage } from './parent'
import { takeParentsCalls } from './parentsCalls'

const id = location.pathname.split('/')[2] ?? ''
const isFramed = parent !== self
// This page is in English, so the widget's language is the address's `lang` or the browser's.
const language = new URLSearchParams(location.search).get('lang') ?? navigator.language
const { origin } = location
const chat = launch({
  origin,
  api: origin,
  id,
  attributes: { language, ...(isFramed && { pageUrl: outermostPage() }) },
})

if (isFramed) {
  fitFrame(chat.root, chat.close)
  takeParentsCalls(chat.push)
} else fillPage(id, chat.open)
