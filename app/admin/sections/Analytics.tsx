import { ErrorState } from '../../components/ErrorState'
import { CONVERSION_NOTE, Figures } from '../Figures'
import { useOwner } from '../owner'
import { SectionHead } from '../SectionHead'
import { summary } from '../summary'
import { useFigures } from '../useFigures'
import { WeekCard } from '../WeekCard'

export function Analytics() {
  const { business } = useOwner()
  const { figures, failed, refetch } = useFigures(business.id)
  return (
    <>
      <SectionHead title="Analytics">{figures ? summary(figures) : 'Counting…'}</SectionHead>
      {failed ? (
        <ErrorState error={failed} what="your figures" onRetry={refetch} />
      ) : (
        <Figures
          figures={[
            { label: 'Total conversations', value: figures?.conversations.toLocaleString() },
            { label: 'Leads captured', value: figures?.leads.toLocaleString() },
            { label: 'Conversion', value: figures && `${figures.conversion}%`, note: CONVERSION_NOTE },
          ]}
        />
      )}
      {figures?.week && <WeekCard days={figures.week.days} />}
      <p className="mt-4 max-w-measure text-quiet text-sm">
        All figures count from the day you signed up, your own tries included.
      </p>
    </>
  )
}
