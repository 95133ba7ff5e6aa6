import type { PageCall, PageCallsModule, PanelModule, ShowPanel, Snippet, Stage } from '../stage'
import { drawBubble } from './bubble'
import { whenIdle } from './settings'
import { stayOnPage } from './stay'

/** Set by the build: the panel's address with its hash, and one without for pages whose launcher is older than the last deploy. */
declare const PANEL_PATH: string
declare const PANEL_FALLBACK_PATH: string

/** Draws the bubble at once, loads the saved settings when the page is idle, and the panel on hover, focus or click. */
export function launch(snippet: Snippet) {
  const { host, root, bubble, dot, paint } = drawBubble()
  const load = (path: string) => import(/* @vite-ignore */ snippet.origin + path)
  let pageCalls: Promise<PageCallsModule> | undefined
  let isOpen = false
  let panel: Promise<ShowPanel | undefined> | undefined

  const prepare = () =>
    (panel ??= load(PANEL_PATH)
      .catch(() => load(PANEL_FALLBACK_PATH + Date.now()))
      .then((module: PanelModule) => module.mountPanel(stage))
      .catch(() => {
        panel = undefined
        // The page's policy or a blocker refuses the panel: open the chat's own page in a new tab.
        if (isOpen) open(`${snippet.api}/widget/${snippet.id}`, '_blank', 'noopener')
        isOpen = false
        label()
        return undefined
      }))
  const label = () => {
    bubble.ariaLabel = isOpen ? 'Close chat' : 'Open chat'
    bubble.ariaExpanded = `${isOpen}`
  }
  const toggle = (next: boolean) => {
    if (next === isOpen) return
    isOpen = next
    dot.remove()
    label()
    prepare().then((show) => show?.(isOpen))
  }
  label()
  paint(snippet.attributes.primaryColor, snippet.attributes.position)
  bubble.onclick = () => toggle(!isOpen)
  bubble.onpointerenter = bubble.onfocus = prepare
  const remove = stayOnPage(host)
  const stage: Stage = { snippet, root, bubble, paint, toggle, remove }

  whenIdle(snippet, ({ primaryColor, position, isActive }) => {
    if (isActive === false) remove()
    paint(primaryColor, position)
  })
  return {
    open: () => toggle(true),
    close: () => toggle(false),
    remove,
    root,
    push: (...calls: PageCall[]) => {
      // One promise for all: two imports of one file may end in any order, and calls are made in theirs.
      pageCalls ??= load('/widget-api.js')
      pageCalls?.then((module) => module.run(stage, calls))
    },
  }
}
