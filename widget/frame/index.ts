import { launch } from '../launcher/launch'
import { fitFrame } from './framed'
import { fillPage } from './page'

const id = location.pathname.split('/')[2] ?? ''
const isFramed = parent !== self
const { origin } = location
const chat = launch({ origin, api: origin, id, attributes: isFramed ? { pageUrl: document.referrer } : {} })

if (isFramed) fitFrame(chat.root, chat.close)
else fillPage(id, chat.open)
