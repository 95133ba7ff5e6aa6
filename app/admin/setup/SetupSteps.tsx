import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Setup, SetupProgress, SetupStep } from '../../../contract/setup'
import { homeQuery } from '../../api/home'
import { announceArrival } from '../../lib/arrival'
import { useFrame } from '../frame'
import { FindingsStep } from './FindingsStep'
import { InstallStep } from './InstallStep'
import { QuestionsStep } from './QuestionsStep'
import { useSetupProgress } from './useSetupProgress'
import { WebsiteStep } from './WebsiteStep'

type Props = { businessId: string; setup: Setup }

/** The step that the owner is at. Whoever has been through it begins again with the website. */
export function SetupSteps({ businessId, setup }: Props) {
  const { step, checked, lookChecked, questions } = setup
  const navigate = useNavigate()
  const frame = useFrame()
  const queries = useQueryClient()
  const save = useSetupProgress(businessId)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    announceArrival()
  }, [step])
  const progress: SetupProgress = { step, checked, ...(lookChecked && { lookChecked }) }
  const goTo = (next: SetupStep) => save.mutate({ ...progress, step: next })
  /** To the frame's own home, once it is known whether the chat was seen on the site, which decides what home opens with. */
  const goHome = async () => {
    await queries.fetchQuery({ ...homeQuery(businessId), staleTime: 0 }).catch(() => undefined)
    navigate(frame)
  }
  if (step === 'findings')
    return (
      <FindingsStep
        businessId={businessId}
        progress={progress}
        onBack={() => goTo('website')}
        onNext={() => goTo('questions')}
      />
    )
  if (step === 'questions')
    return (
      <QuestionsStep
        businessId={businessId}
        questions={questions}
        checked={checked}
        onChecked={(at, isLast) =>
          save.mutate({ ...progress, checked: [...checked, at], ...(isLast && { step: 'install' }) })
        }
        onNext={() => goTo('install')}
      />
    )
  if (step === 'install')
    return (
      <InstallStep
        businessId={businessId}
        onDone={() => save.mutate({ ...progress, step: 'done' }, { onSuccess: goHome })}
      />
    )
  return (
    <WebsiteStep
      businessId={businessId}
      onNext={() => save.mutate({ step: 'findings', checked: step === 'done' ? [] : checked })}
      onSkip={() => save.mutate({ step: 'questions', checked: step === 'done' ? [] : checked })}
    />
  )
}
