import type { PanelState, Stage } from '../stage'

type Hear = (detail: object) => void

/** Tells the page what happens, for its analytics: `open`, `close`, `message` with who wrote it, and `lead`. Never what was written. */
export function createEvents({ bubble }: Stage) {
  const heard = new Map<string, Set<Hear>>()
  const emit = (event: string, detail = {}) => {
    for (const hear of heard.get(event) ?? []) {
      try {
        hear(detail)
      } catch (error) {
        // The page's own mistake is the page's to see, and stops nobody else.
        setTimeout(() => {
          throw error
        })
      }
    }
  }
  const isOpen = () => bubble.ariaExpanded === 'true'
  let wasOpen = false
  const tellIfOther = () => {
    if (isOpen() === wasOpen) return
    wasOpen = isOpen()
    emit(wasOpen ? 'open' : 'close')
  }
  new MutationObserver(tellIfOther).observe(bubble, { attributeFilter: ['aria-expanded'] })
  // A visitor may have been quicker than this file: the calls that brought it are made first.
  queueMicrotask(tellIfOther)

  /** Follows a visit from when the panel is there. `onNews`: something was said or left. */
  const hear = (panel: PanelState, onNews: () => void) => {
    const known = new Set<number>()
    panel.entries.subscribe((entries) => {
      panel.earlier?.then((earlier) => {
        for (const { key } of earlier) known.add(key)
        for (const { key, type, id, author, isDraft } of entries) {
          // The greeting has no id, nor has a word about trouble.
          if (known.has(key) || isDraft || (type === 'bot' && !id)) continue
          known.add(key)
          emit('message', { by: type === 'user' ? 'visitor' : author ? 'person' : 'bot' })
          onNews()
        }
        if (earlier.length > 0) onNews()
      })
    })
    let wasSent = false
    panel.lead.subscribe(({ isSent }) => {
      if (isSent && !wasSent) emit('lead')
      wasSent = Boolean(isSent)
    })
  }
  return {
    hear,
    on(event: unknown, callback: unknown) {
      if (typeof callback !== 'function') return
      const name = String(event)
      heard.set(
        name,
        (heard.get(name) ?? new Set()).add((detail) => callback(detail)),
      )
    },
  }
}
