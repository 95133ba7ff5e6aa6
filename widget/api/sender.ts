import type { PanelState, Stage } from '../stage'

type Given = { identity?: Record<string, string>; fields?: Record<string, string> }

/** Longer than a message takes to begin a conversation. */
const A_MOMENT_MS = 1000

/** Sends what the page said of the visitor once there is a conversation that it can stand beside, and again when it changes. */
export function createSender({ snippet }: Stage) {
  const given: Given = {}
  let isSent = true
  let isConversing = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const post = async ({ business, sessionId }: PanelState) => {
    isSent = true
    const { details: _, ...identity } = given.identity ?? {}
    const response = await fetch(`${snippet.api}/api/chat/${business.value.id}/visitor`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sessionId, ...given, ...(given.identity && { identity }) }),
    })
    // Nothing was said yet: the next message brings it.
    if (response.status === 404) isSent = false
  }
  const sendSoon = (panel: PanelState) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      post(panel).catch(() => {
        isSent = false
      })
    }, A_MOMENT_MS)
  }
  return {
    /** Something was said. */
    send(panel: PanelState) {
      isConversing = true
      if (!isSent) sendSoon(panel)
    },
    give(more: Given, panel: PanelState | undefined) {
      Object.assign(given, more)
      isSent = false
      if (panel && isConversing) sendSoon(panel)
    },
  }
}
