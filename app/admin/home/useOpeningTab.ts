import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useLocation } from 'react-router'
import type { Home } from '../../../contract/home'
import { homeQuery } from '../../api/home'
import { useHasRole, useOwner } from '../owner'

type Opening = 'embed' | 'leads'

/** The tab that the home opens with; undefined while that isn't known. What comes in later doesn't turn the page. */
export function useOpeningTab(): Opening | undefined {
  const { key } = useLocation()
  const { business } = useOwner()
  const isManager = useHasRole('manager')
  const { data: home, isError } = useQuery(homeQuery(business.id))
  // As in RequireSession: its tab is rendered in slices.
  const data = useDeferredValue(home)
  const [opened, setOpened] = useState<{ key: string; tab: Opening }>()
  if (opened?.key === key) return opened.tab
  if (!data && !isError) return undefined
  const tab = isManager ? tabFor(data) : 'leads'
  setOpened({ key, tab })
  return tab
}

const tabFor = (home: Home | undefined): Opening =>
  !home || (home.leads.unopened === 0 && !home.isInstalled) ? 'embed' : 'leads'
