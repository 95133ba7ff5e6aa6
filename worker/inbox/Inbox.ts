import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../env'

/** One business's transcripts. */
export class Inbox extends DurableObject<Bindings> {}
