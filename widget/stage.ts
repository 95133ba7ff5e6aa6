import type { StatedDetails } from '../contract/chat'

/** The snippet's values; saved settings override them once loaded. */
export type Snippet = {
  /** The origin of the script and of the panel's files. */
  origin: string
  /** The origin of API calls. */
  api: string
  /** A business id or publishable key, URI-encoded. */
  id: string
  attributes: DOMStringMap
}

export type Paint = (color?: string, position?: string) => void

/** What the launcher passes to the panel. */
export type Stage = {
  snippet: Snippet
  root: ShadowRoot
  bubble: HTMLElement
  paint: Paint
  toggle: (isOpen: boolean) => void
  remove: () => void
  /** The panel's state, once it is loaded, for the page's own calls. */
  panel?: PanelState
}

type Watched<T> = { value: T; subscribe: (hear: (value: T) => void) => () => void }
/** What the page's own calls read of the panel's state, and what they fill in. */
export type PanelState = {
  sessionId: string
  earlier: Promise<{ key: number }[]> | undefined
  business: { value: { id: string } }
  entries: Watched<
    {
      key: number
      type: 'bot' | 'user'
      id?: string | undefined
      author?: string | undefined
      isDraft?: boolean | undefined
    }[]
  >
  lead: Watched<{ isSent?: boolean }>
  details: Watched<StatedDetails>
  typed: Partial<Record<'name' | 'email' | 'phone' | 'projectDetails', string>>
}

/** A call of a page's own, such as `['prefill', { name: 'Ana' }]`. */
export type PageCall = [name: string, ...given: unknown[]]
export type PageCallsModule = { run: (stage: Stage, calls: PageCall[]) => void }

export type ShowPanel = (isOpen: boolean) => void
export type PanelModule = { mountPanel: (stage: Stage) => ShowPanel }
