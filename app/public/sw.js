/**
 * The app's service worker: shows notifications about leads and opens them. It keeps nothing and answers no requests. Its scope is /admin, so
 * that it has no part in the website and the widget.
 */
const FIRST = '/admin'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))))

/** A message without readable content is shown all the same: browsers end the subscription of who shows nothing. */
function read(data) {
  try {
    return data.json()
  } catch (error) {
    console.warn('A notification could not be read', error)
    return { title: 'Something new at your front desk', body: '', url: FIRST, tag: 'unreadable' }
  }
}

const show = ({ title, body, url, tag }) =>
  self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url },
  })

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url ?? FIRST))
})

/** In a window of the app that is open, which keeps what was typed there, or else in a new one. */
async function open(address) {
  const { pathname, search } = new URL(address, self.location.origin)
  const url = pathname + search
  const windows = await self.clients.matchAll({ type: 'window' })
  const shown = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (!shown) return self.clients.openWindow(url)
  shown.postMessage({ type: 'open', url })
  return shown.focus()
}
