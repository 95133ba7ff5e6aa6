import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { unansweredQuery } from '../../api/curation'
import { AskBot } from '../answers/AskBot'
import { Changes } from '../answers/Changes'
import { ANSWERS_PARTS, answersAddress } from '../answers/parts'
import { SavedQuestions } from '../answers/SavedQuestions'
import { Unanswered } from '../answers/Unanswered'
import { frameOf } from '../frame'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'
import { SubNav } from '../SubNav'

export function Answers() {
  const { business } = useOwner()
  const { pathname } = useLocation()
  const asked = useSearchParams()[0].get('part')
  const part = ANSWERS_PARTS.find(({ id }) => id === asked)?.id ?? 'open'
  const open = useInfiniteQuery(unansweredQuery(business.id)).data?.pages[0]?.total
  const pages = ANSWERS_PARTS.map(({ id, label }) => ({
    label: id === 'open' && open ? `${label} (${open.toLocaleString()})` : label,
    to: answersAddress(frameOf(pathname), id),
    isCurrent: id === part,
  }))
  return (
    <>
      <SectionHead title="Answers">Answer what your front desk couldn’t, and try out what it says.</SectionHead>
      <SubNav label="Answers" pages={pages} />
      {part === 'open' && <Unanswered businessId={business.id} />}
      {part === 'ask' && <AskBot businessId={business.id} />}
      {part === 'saved' && <SavedQuestions businessId={business.id} />}
      {part === 'changes' && <Changes businessId={business.id} />}
    </>
  )
}
