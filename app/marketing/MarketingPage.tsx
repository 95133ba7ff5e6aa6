import { lazy, type ReactNode, Suspense } from 'react'
import { useToasts } from '../lib/toasts'
import { Footer } from './Footer'
import { NavBar } from './NavBar'

const Toaster = lazy(async () => ({ default: (await import('../components/Toaster')).Toaster }))

export function MarketingPage({ children }: { children: ReactNode }) {
  // Few visitors ever see a toast, so what draws one comes with the first.
  const hasToast = useToasts().length > 0
  return (
    <>
      <NavBar />
      <main>{children}</main>
      <Footer />
      <Suspense>{hasToast && <Toaster />}</Suspense>
    </>
  )
}
