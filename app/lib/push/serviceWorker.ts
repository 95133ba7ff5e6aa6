/** All of the admin, in both frames, and nothing else of the site. */
const SCOPE = '/admin'
const ADDRESS = '/sw.js'

/** The page's policy for trusted types lets scripts be loaded from here alone. */
type ScriptPolicies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string }
}
declare global {
  interface Window {
    trustedTypes?: ScriptPolicies
  }
}

let address: string | undefined
const scriptAddress = (): string => {
  address ??=
    window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) ??
    ADDRESS
  return address
}

/** Registers the service worker and waits until it runs. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(scriptAddress(), { scope: SCOPE })
  const starting = registration.installing ?? registration.waiting
  if (!registration.active && starting) await isActive(starting)
  return registration
}

const isActive = (worker: ServiceWorker) =>
  new Promise<void>((done) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && done())
  })

/** The registration, if notifications were ever turned on in this browser. */
export const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration(SCOPE) : undefined

/** Calls back with the address of a notification that was clicked while the app is open. */
export function onNotificationOpened(open: (url: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const listen = ({ data }: MessageEvent<unknown>) => {
    const { type, url } = Object(data)
    if (type === 'open' && typeof url === 'string') open(url)
  }
  navigator.serviceWorker.addEventListener('message', listen)
  navigator.serviceWorker.startMessages()
  return () => navigator.serviceWorker.removeEventListener('message', listen)
}
