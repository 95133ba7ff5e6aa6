import type { PageCall, PanelState, Stage } from '../stage'
import { createEvents } from './events'
import { givenDetails, givenFields, prefillForm } from './given'
import { createSender } from './sender'

type Calls = Record<string, (...given: unknown[]) => void>
const made = new WeakMap<Stage, Calls>()

/** Makes these calls, in order; an unknown one is passed over. From the first on they are methods of `window.Deskbell`, too. */
export function run(stage: Stage, calls: PageCall[]): void {
  const known = made.get(stage) ?? createCalls(stage)
  if (!made.has(stage)) Object.assign(window.Deskbell ?? {}, known)
  made.set(stage, known)
  for (const [name, ...given] of calls) if (Object.hasOwn(known, name)) known[name]?.(...given)
}

/**
 * What a page may do besides opening and closing the chat. A file of its own, loaded with the first of these calls. It never loads the
 * panel: what is given before waits until the visitor opens it.
 */
function createCalls(stage: Stage): Calls {
  const { hear, on } = createEvents(stage)
  const sender = createSender(stage)
  const known: Record<string, string> = {}
  let panel: PanelState | undefined

  const attach = (loaded: PanelState) => {
    panel = loaded
    prefillForm(loaded, known)
    // The conversation's own details win over what the page gave.
    loaded.details.subscribe(() => prefillForm(loaded, known))
    hear(loaded, () => sender.send(loaded))
  }
  if (stage.panel) attach(stage.panel)
  else Object.defineProperty(stage, 'panel', { set: attach })

  const prefill = (details: unknown) => {
    Object.assign(known, givenDetails(details))
    if (panel) prefillForm(panel, known)
  }
  return {
    open: () => stage.toggle(true),
    close: () => stage.toggle(false),
    toggle: () => stage.toggle(stage.bubble.ariaExpanded !== 'true'),
    prefill,
    identify(who) {
      prefill(who)
      sender.give({ identity: givenDetails(who, ['userId', 'signature']) }, panel)
    },
    setFields: (fields) => sender.give({ fields: givenFields(fields) }, panel),
    on,
  }
}
