import type { Paint } from '../stage'
import css from './launcher.css?inline'
import { luminance } from './luminance'

/** The button in a shadow root that no host style reaches; built without markup strings, style elements or style attributes. */
export function drawBubble() {
  const host = document.createElement('deskbell-chat')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const bubble = document.createElement('button')
  const dot = document.createElement('b')
  bubble.append(document.createElement('i'), dot)
  root.append(bubble)

  /** What is no hex colour or no known place changes nothing; the icon is black or white, whichever reads at 4.5:1. */
  const paint: Paint = (colour = '', position) => {
    if (/^#(\w{3}){1,2}$/.test(colour)) bubble.style.backgroundColor = colour
    bubble.style.color = luminance(bubble.style.backgroundColor) > 0.18 ? '#000' : '#fff'
    bubble.className = position === 'bottom-left' ? 'bubble left' : 'bubble'
  }
  return { host, root, bubble, dot, paint }
}
