import guide from '../../docs/api.md?raw'
import { Calls } from './docs/Calls'
import { Guide } from './docs/Guide'
import { PlainPage } from './PlainPage'

/** The guide to the API, with the addresses of this site, and all calls by the API's own description. */
export function Docs() {
  return (
    <PlainPage wide>
      <Guide text={guide.replace('https://your-deskbell.example', location.origin)} />
      <Calls />
    </PlainPage>
  )
}
