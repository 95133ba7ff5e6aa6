import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { tellPageViews } from './tellPageViews'
import '../styles/app.css'

/** Brings a page to life that was rendered at build; live reload has none, so there it is drawn afresh. */
export function hydrate(page: ReactNode) {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const strict = <StrictMode>{page}</StrictMode>
  if (import.meta.env.DEV) createRoot(root).render(strict)
  // In slices, so that a press meanwhile isn't kept waiting.
  else startTransition(() => void hydrateRoot(root, strict))
  tellPageViews()
}
