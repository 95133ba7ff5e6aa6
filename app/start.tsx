import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { Toaster } from './components/Toaster'
import { queryClient } from './lib/queryClient'
import { router } from './router'

export function start(root: HTMLElement): void {
  // In slices, so that what is typed or pressed meanwhile isn't held up.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toaster prepared />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}
