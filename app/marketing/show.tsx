import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../styles/app.css'

export function show(page: ReactNode) {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(<StrictMode>{page}</StrictMode>)
}
