import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Landing } from './Landing'
import { Pricing } from './Pricing'

export { structuredData } from './structuredData'

const markupOf = (page: ReactNode) => renderToString(<StrictMode>{page}</StrictMode>)

/** The markup of each marketing page, by the name of its shell in app/_x. Read by scripts/build-pages.mjs. */
export const markup = { landing: markupOf(<Landing />), pricing: markupOf(<Pricing />) }
