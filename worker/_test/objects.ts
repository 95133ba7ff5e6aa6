import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { ChatSession } from '../chat/ChatSession'

/** Runs a decision on the storage of a session object, without the class. */
export const inSession = <R>(
  stub: DurableObjectStub<ChatSession>,
  decide: (storage: DurableObjectStorage) => R | Promise<R>,
): Promise<R> => runInDurableObject(stub, (_, state) => decide(state.storage))

/** A session object that nobody has used. */
export const freshSession = (): DurableObjectStub<ChatSession> => env.CHAT_SESSION.getByName(crypto.randomUUID())
