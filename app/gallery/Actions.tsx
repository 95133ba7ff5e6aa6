import { Inbox, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../components/Button'
import { CopyButton } from '../components/CopyButton'
import { LoadMore } from '../components/LoadMore'
import { RefreshButton } from '../components/RefreshButton'
import { TextLink } from '../components/TextLink'
import { Specimen, SpecimenGroup } from './Specimen'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const

export function Actions() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <SpecimenGroup title="Actions">
      <Specimen name="Button: primary, secondary, quiet, danger">
        <div className="flex flex-wrap gap-3">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="Button: disabled">
        <div className="flex flex-wrap gap-3">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Saving…
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="Button: large, with an icon, icon alone, a link">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="large">Start</Button>
          <Button variant="secondary">
            <Inbox className="size-5" aria-hidden />
            Leads
          </Button>
          <Button variant="secondary" size="icon" aria-label="Refresh">
            <RefreshCw className="size-5" aria-hidden />
          </Button>
          <Button asChild variant="quiet">
            <a href="/">Front page</a>
          </Button>
        </div>
      </Specimen>
      <Specimen name="CopyButton, RefreshButton, LoadMore, TextLink">
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton
            text="Copied from here"
            label="Copy"
            copied={{ title: 'Copied!', description: 'It’s on your clipboard.' }}
            failed="Failed to copy"
          />
          <RefreshButton isBusy={isBusy} onClick={() => setIsBusy(!isBusy)} />
          <TextLink href="/">A link in text</TextLink>
        </div>
        <LoadMore list={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => undefined }} />
      </Specimen>
    </SpecimenGroup>
  )
}
