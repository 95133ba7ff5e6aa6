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
}

export type ShowPanel = (isOpen: boolean) => void
export type PanelModule = { mountPanel: (stage: Stage) => ShowPanel }
