import { type InfoPage, SHOWN_SETTINGS, type ShownSetting } from '../../contract/site'
import { NO_MODEL, type Settings } from '../platform/env'
import type { AppContext } from '../platform/http/appEnv'
import { shell } from './shell'
import { wholeAddresses } from './wholeAddresses'

/** A page of text, with what the operator has set in the places that the page marks. It never carries the page-view tag. */
export async function infoPage(c: AppContext, name: InfoPage): Promise<Response> {
  const { origin, settings } = c.var.ctx
  const page = wholeAddresses(origin)
  for (const setting of SHOWN_SETTINGS) fillIn(page, setting, shownValue(settings, setting))
  return page.transform(await shell(c, name))
}

/** With the model switched off nobody is asked at its address. */
const shownValue = (settings: Settings, setting: ShownSetting) =>
  setting === 'AI_BASE_URL' && settings.AI_MODEL === NO_MODEL ? undefined : settings[setting]

function fillIn(page: HTMLRewriter, setting: ShownSetting, value: string | undefined) {
  if (value === undefined) return
  page
    .on(`[data-if-set="${setting}"]`, { element: (place) => void place.removeAttribute('hidden') })
    .on(`[data-if-unset="${setting}"]`, { element: (place) => void place.setAttribute('hidden', '') })
    .on(`[data-setting="${setting}"]`, {
      element(place) {
        place.setInnerContent(value)
        const scheme = place.getAttribute('href')
        if (scheme) place.setAttribute('href', scheme + (scheme === 'tel:' ? value.replaceAll(/[^+\d]/g, '') : value))
      },
    })
}
