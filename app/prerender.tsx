import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Contact } from './marketing/info/Contact'
import { Privacy } from './marketing/info/Privacy'
import { Security } from './marketing/info/Security'
import { Terms } from './marketing/info/Terms'
import { Landing } from './marketing/Landing'
import { Pricing } from './marketing/Pricing'
import { NotFound } from './pages/NotFound'

export { structuredData } from './marketing/structuredData'

const markupOf = (page: ReactNode) => renderToString(<StrictMode>{page}</StrictMode>)

/** Markup of pages that work without JavaScript, by the name of their shell in app/_x. Written there by scripts/build-pages.mjs. */
export const markup = {
  landing: markupOf(<Landing />),
  pricing: markupOf(<Pricing />),
  security: markupOf(<Security />),
  privacy: markupOf(<Privacy />),
  terms: markupOf(<Terms />),
  contact: markupOf(<Contact />),
  404: markupOf(<NotFound />),
}
