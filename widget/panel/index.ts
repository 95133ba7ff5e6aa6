import { h, render } from 'preact'
import type { ShowPanel, Stage } from '../stage'
import { createChat } from './chat'
import { followNewest, styleDialog } from './dialogEffects'
import { fitKeyboard } from './keyboard'
import { languageOfVisit, setLanguage } from './languageChoice'
import css from './panel.css?inline'
import { createShow } from './show'
import { Panel } from './view/Panel'

/** Creates the closed panel in the launcher's shadow root; answers the function that opens and closes it. */
export function mountPanel(stage: Stage): ShowPanel {
  const { root } = stage
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  const dialog = root.appendChild(document.createElement('dialog'))
  dialog.tabIndex = -1

  // Keeps keys and focus from the page's own shortcuts and focus traps.
  for (const name of ['keydown', 'keyup', 'keypress', 'focusin'])
    root.addEventListener(name, (event) => {
      event.stopPropagation()
      if (event instanceof KeyboardEvent && event.key === 'Escape' && !event.isComposing) stage.toggle(false)
    })

  const chat = createChat(stage)
  stage.panel = chat
  styleDialog(chat, dialog)
  followNewest(chat, dialog)
  // Rendered once: from then on each signal redraws what reads it.
  render(h(Panel, { chat }), dialog)
  fitKeyboard(dialog)
  setLanguage(stage, languageOfVisit(stage.snippet.attributes))
  return createShow(chat, dialog)
}
