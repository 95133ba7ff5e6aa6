import type { ReactNode } from 'react'
import { Toaster } from '../components/Toaster'
import { Footer } from './Footer'
import { NavBar } from './NavBar'

export function MarketingPage({ children }: { children: ReactNode }) {
  return (
    <>
      <NavBar />
      <main>{children}</main>
      <Footer />
      <Toaster />
    </>
  )
}
