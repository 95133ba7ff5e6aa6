declare module 'web-push' {
  type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
  type Options = {
    vapidDetails: { subject: string; publicKey: string; privateKey: string }
    TTL?: number
    urgency?: string
    topic?: string
  }
  type Details = { endpoint: string; method: string; headers: Record<string, string>; body: Buffer }

  const webPush: {
    generateVAPIDKeys: () => { publicKey: string; privateKey: string }
    generateRequestDetails: (subscription: Subscription, payload: string, options: Options) => Details
  }
  export default webPush
}
