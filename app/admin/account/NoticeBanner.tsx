import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { noticesQuery } from '../../api/account'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'

const KEY = 'noticeRead'

/** The newest undelivered mail, until dismissed in this browser. */
export function NoticeBanner() {
  const { data = [] } = useQuery(noticesQuery)
  const [read, setRead] = useState(() => localStorage.getItem(KEY))
  const [newest] = data
  if (!newest || newest.id === read) return null
  const putAway = () => {
    localStorage.setItem(KEY, newest.id)
    setRead(newest.id)
  }
  return (
    <Banner
      action={
        <Button variant="secondary" onClick={putAway}>
          Got it
        </Button>
      }
    >
      {newest.message}
    </Banner>
  )
}
