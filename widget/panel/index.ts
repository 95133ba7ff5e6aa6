import type { ShowPanel, Stage } from '../stage'
import { createChat } from './chat'
import { followNewest, styleDialog } from './dialogEffects'
import { draw } from './draw'
import { fitKeyboard } from './keyboard'
import { languageOfVisit, setLanguage } from './languageChoice'
import css from './panel.css?inline'
import { createShow } from './show'

/** Builds the panel, closed, in the launcher's shadow root; returns what opens and closes it. */
export function mountPanel(stage: Stage): ShowPanel {
  const { root } = stage
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  const dialog = root.appendChild(document.createElement('dialog'))
  dialog.tabIndex = -1

  // The page's own shortcuts and focus traps would take what is typed here for theirs.
  for (const name of ['keydown', 'keyup', 'keypress', 'focusin'])
    root.addEventListener(name, (event) => {
      event.stopPropagation()
      if (event instanceof KeyboardEvent && event.key === 'Escape' && !event.isComposing) stage.toggle(false)
    })

  const chat = createChat(stage)
  styleDialog(chat, dialog)
  followNewest(chat, dialog)
  draw(chat, dialog)
  fitKeyboard(dialog)
  setLanguage(stage, languageOfVisit(stage.snippet.attributes))
  return createShow(chat, dialog)
}
