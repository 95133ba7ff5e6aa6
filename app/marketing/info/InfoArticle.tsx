import type { ReactNode } from 'react'
import { MarketingPage } from '../MarketingPage'

type Props = { title: string; intro: string; children: ReactNode }

/** A page of text in one column. */
export function InfoArticle({ title, intro, children }: Props) {
  return (
    <MarketingPage>
      <article className="mx-auto max-w-page px-4 pt-10 pb-16 sm:px-6 md:pt-16 md:pb-24">
        <h1 className="font-display font-extrabold text-4xl tracking-tight sm:text-5xl">{title}</h1>
        <p className="mt-3 max-w-measure text-lg text-quiet">{intro}</p>
        <div className="mt-10 grid max-w-measure gap-8">{children}</div>
      </article>
    </MarketingPage>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-bold font-display text-2xl tracking-tight">{title}</h2>
      <div className="mt-3 grid gap-3">{children}</div>
    </section>
  )
}

export const Points = ({ children }: { children: ReactNode }) => (
  <ul className="grid list-disc gap-2 pl-5 marker:text-brass">{children}</ul>
)
