import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { tellPageViews } from './tellPageViews'
import '../styles/app.css'

/** Hydrates a page rendered at build. In development nothing was rendered, so it renders. */
export function hydrate(page: ReactNode) {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const strict = <StrictMode>{page}</StrictMode>
  if (import.meta.env.DEV) createRoot(root).render(strict)
  // As a transition, so that clicks are handled meanwhile.
  else startTransition(() => void hydrateRoot(root, strict))
  tellPageViews()
}
