/** What the snippet says of the business; the saved settings win once they are read. */
export type Snippet = {
  /** Where the script came from, and so where the panel's files are. */
  origin: string
  /** Where the calls go. */
  api: string
  /** A business id, or the publishable key where the snippet carries only that; fit to stand in a path. */
  id: string
  attributes: DOMStringMap
}

export type Paint = (colour?: string, position?: string) => void

/** What the launcher hands to the panel that it loads. */
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
