import type { Paint } from '../stage'
import { keepReadable } from './keepReadable'
import css from './launcher.css?inline'
import { luminance } from './luminance'

/**
 * Creates the button in a shadow root, out of reach of the page's styles, without markup strings, style elements or style attributes, which
 * strict policies forbid.
 */
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
  keepReadable(bubble)

  /** Ignores invalid colors and positions. The icon is black or white, whichever has a contrast of 4.5:1. */
  const paint: Paint = (color = '', position) => {
    if (/^#(\w{3}){1,2}$/.test(color)) bubble.style.backgroundColor = color
    bubble.style.color = luminance(bubble.style.backgroundColor) > 0.18 ? '#000' : '#fff'
    bubble.className = position === 'bottom-left' ? 'bubble left' : 'bubble'
  }
  return { host, root, bubble, dot, paint }
}
