import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { homeQuery, noteHomeSeen } from '../../api/home'
import { cx } from '../../lib/cx'
import { useOwner } from '../owner'
import { SetUpCard } from './SetUpCard'
import { sinceSentence } from './sinceSentence'
import { ToAnswer } from './ToAnswer'
import { ToCallBack } from './ToCallBack'

/**
 * What an owner should do first: get back to people, answer questions. Nothing where there is nothing to do. `isHome`: it stands by itself
 * and says what the overview says around it, too: what happened, and how to set up.
 */
export function WhatMatters({ isHome = false, className }: { isHome?: boolean; className?: string }) {
  const { business } = useOwner()
  const { data } = useQuery(homeQuery(business.id))
  useNoteSeen(business.id)
  if (!data) return null
  const { leads, questions, since } = data
  const setup = isHome ? data.setup : undefined
  const cards = [
    setup && <SetUpCard key="setup" setup={setup} />,
    leads.toCallBack > 0 && <ToCallBack key="leads" leads={leads} />,
    questions?.first && <ToAnswer key="questions" open={questions.open} first={questions.first} />,
  ].filter(Boolean)
  const news = isHome && since && sinceSentence(since)
  if (cards.length === 0 && !news) return null
  return (
    <section aria-label="What matters now" className={className}>
      {news && <p className="mb-4 max-w-measure text-quiet">{news}</p>}
      <div className={cx('grid items-start gap-4', cards.length > 1 && 'lg:grid-cols-2')}>{cards}</div>
    </section>
  )
}

/** If it can't be noted, the same is told once more the next time. */
function useNoteSeen(businessId: string): void {
  useEffect(() => {
    noteHomeSeen(businessId).catch((error: unknown) => console.warn('The visit wasn’t noted', error))
  }, [businessId])
}
