import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { addDevice } from '../../api/notifications'
import { ApiError } from '../../lib/api'
import { onNotificationOpened } from '../../lib/push/serviceWorker'
import { findSubscription, unsubscribeHere } from '../../lib/push/subscription'

/** Opens what a notification is about, and keeps this browser's notifications with the session that is signed in. */
export function PushBridge() {
  const navigate = useNavigate()
  useEffect(() => onNotificationOpened((url) => navigate(url)), [navigate])
  useEffect(() => {
    renew().catch((error: unknown) => console.warn('The notifications of this browser were not renewed', error))
  }, [])
  return null
}

/** A browser that the server no longer knows, such as after signing out, is unsubscribed, so that the screen says what is so. */
async function renew(): Promise<void> {
  const subscription = await findSubscription()
  if (!subscription) return
  try {
    await addDevice({ ...subscription, isRenewal: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    await unsubscribeHere()
  }
}
