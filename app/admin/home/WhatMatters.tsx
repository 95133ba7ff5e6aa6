import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { homeQuery, noteHomeSeen } from '../../api/home'
import { cx } from '../../lib/cx'
import { useOwner } from '../owner'
import { SetUpCard } from './SetUpCard'
import { ToAnswer } from './ToAnswer'
import { ToCallBack } from './ToCallBack'

/** What an owner should do first: set up, get back to people, answer questions. Nothing where there is nothing to do. */
export function WhatMatters({ withSetUp = false, className }: { withSetUp?: boolean; className?: string }) {
  const { business } = useOwner()
  const { data } = useQuery(homeQuery(business.id))
  useNoteSeen(business.id)
  if (!data) return null
  const setup = withSetUp ? data.setup : undefined
  const { leads, questions } = data
  const cards = [
    setup && <SetUpCard key="setup" setup={setup} />,
    leads.toCallBack > 0 && <ToCallBack key="leads" leads={leads} />,
    questions?.first && <ToAnswer key="questions" open={questions.open} first={questions.first} />,
  ].filter(Boolean)
  if (cards.length === 0) return null
  return (
    <section
      aria-label="What matters now"
      className={cx('grid items-start gap-4', cards.length > 1 && 'lg:grid-cols-2', className)}
    >
      {cards}
    </section>
  )
}

/** If it can't be noted, the same is told once more the next time. */
function useNoteSeen(businessId: string): void {
  useEffect(() => {
    noteHomeSeen(businessId).catch((error: unknown) => console.warn('The visit wasn’t noted', error))
  }, [businessId])
}
