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
  if (!isManager) return 'leads'
  if (opened?.key === key) return opened.tab
  if (!data) return isError ? 'embed' : undefined
  const tab = tabFor(data)
  setOpened({ key, tab })
  return tab
}

const tabFor = ({ leads, isInstalled }: Home): Opening => (leads.unopened === 0 && !isInstalled ? 'embed' : 'leads')
