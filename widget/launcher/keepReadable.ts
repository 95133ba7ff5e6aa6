// Every browser that can draw the widget has one.
const view = visualViewport as VisualViewport

/**
 * Enlarges the bubble on pages without a viewport tag: a phone lays them out about 980 px wide and shrinks them to its screen. The visual
 * viewport's width times its scale is the screen's, however far the visitor has zoomed in. Content wider than the layout shrinks the page
 * further.
 */
export function keepReadable({ style }: HTMLElement) {
  const enlarge = () => {
    const { clientWidth } = document.documentElement
    const screen = Math.round(view.width * view.scale)
    style.zoom = `${clientWidth > screen * 1.1 ? Math.max(clientWidth, innerWidth) / screen : 1}`
  }
  view.addEventListener('resize', enlarge)
  enlarge()
}
