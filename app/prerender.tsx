import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { LoadingAdmin } from './admin/LoadingAdmin'
import { Contact } from './marketing/info/Contact'
import { Privacy } from './marketing/info/Privacy'
import { Security } from './marketing/info/Security'
import { Terms } from './marketing/info/Terms'
import { Landing } from './marketing/Landing'
import { Pricing } from './marketing/Pricing'
import { LoadingPage } from './pages/LoadingPage'
import { NotFound } from './pages/NotFound'
import { LoadingRegistration } from './pages/registration/LoadingRegistration'

export { structuredData } from './marketing/structuredData'

const markupOf = (page: ReactNode) => renderToString(<StrictMode>{page}</StrictMode>)

/** Markup by the name of its shell in app/_x, written there by scripts/build-pages.mjs: of pages that work without JavaScript whole, of others what is seen while their code loads. */
export const markup = {
  landing: markupOf(<Landing />),
  pricing: markupOf(<Pricing />),
  security: markupOf(<Security />),
  privacy: markupOf(<Privacy />),
  terms: markupOf(<Terms />),
  contact: markupOf(<Contact />),
  404: markupOf(<NotFound />),
  app: markupOf(<LoadingPage />),
  admin: markupOf(<LoadingAdmin />),
  'admin-direct': markupOf(<LoadingAdmin />),
  register: markupOf(<LoadingRegistration />),
}
