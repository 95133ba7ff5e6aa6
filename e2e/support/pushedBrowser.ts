import type { BrowserContext, Page } from '@playwright/test'
import type { subscriptionOf } from '../../stand-ins/push/world.ts'

type Subscription = ReturnType<typeof subscriptionOf>

/**
 * Has the browser subscribe at the stand-in, since its own push service is on the internet. Everything else of the browser's notifications is
 * real.
 */
export async function subscribeAt(context: BrowserContext, subscription: Subscription): Promise<void> {
  await context.addInitScript((given) => {
    const KEY = 'subscribed'
    const made = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(KEY)
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(KEY, 'yes')
        return made
      },
      getSubscription: async () => (localStorage.getItem(KEY) ? made : null),
    })
  }, subscription)
}

/** Delivers a message to the page's service worker, as the browser does when its push service sends one. */
export async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const registrationId = await new Promise<string>((found) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/admin` && !isDeleted)
      if (own) found(own.registrationId)
    })
    devTools.send('ServiceWorker.enable').catch(console.error)
  })
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await devTools.detach()
}

/** The notifications that are shown. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/admin')
    return (await registration?.getNotifications())?.map(({ title, body, tag }) => ({ title, body, tag })) ?? []
  })

/** Clicks the notification that is shown, by the event that the browser sends. */
export async function clickNotification(context: BrowserContext): Promise<void> {
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/sw.js'))
  if (!worker) throw new Error('No service worker runs')
  await worker.evaluate(async () => {
    const scope: unknown = globalThis
    const { registration } = scope as { registration: ServiceWorkerRegistration }
    const [notification] = await registration.getNotifications()
    const Click: unknown = Reflect.get(globalThis, 'NotificationEvent')
    const NotificationClick = Click as new (type: string, init: object) => Event
    globalThis.dispatchEvent(new NotificationClick('notificationclick', { notification }))
  })
}
