import { findRegistration, registerWorker } from './serviceWorker'

/** `needs-home-screen`: iPhones and iPads show notifications of apps on the home screen only. */
type PushSupport = 'ready' | 'blocked' | 'needs-home-screen' | 'unsupported'

/** iPads call themselves Macs, but have a touch screen. */
const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export function pushSupport(): PushSupport {
  if (!('PushManager' in window) || !('serviceWorker' in navigator) || !('Notification' in window)) {
    return isAppleMobile() ? 'needs-home-screen' : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } }

function partsOf(subscription: PushSubscription): Subscribed {
  const { keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!p256dh || !auth) throw new Error('The browser gave no keys for its notifications')
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } }
}

/** Asks the person and subscribes this browser; undefined if they didn't allow it. */
export async function subscribeHere(publicKey: string): Promise<Subscribed | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await registerWorker()
  // A subscription that was made with an earlier key is no good.
  await (await pushManager.getSubscription())?.unsubscribe()
  return partsOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** How this browser is subscribed, if it is. */
export async function findSubscription(): Promise<Subscribed | undefined> {
  const subscription = await (await findRegistration())?.pushManager?.getSubscription()
  return subscription ? partsOf(subscription) : undefined
}

export async function unsubscribeHere(): Promise<void> {
  const subscription = await (await findRegistration())?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
