import { DurableObject } from 'cloudflare:workers'
export class ChatSession extends DurableObject {}
export class Inbox extends DurableObject {}
export class Meter extends DurableObject {}
export default { fetch: () => new Response('ok') }
