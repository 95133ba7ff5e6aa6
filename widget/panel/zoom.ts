/** How much the launcher enlarges the widget (`widget/launcher/keepReadable.ts`); older ones don't. */
export const zoomOf = ({ style }: HTMLElement) => Number(style.zoom) || 1
