import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../env'

/** One customer's conversations, counted by billing period. */
export class Meter extends DurableObject<Bindings> {}
