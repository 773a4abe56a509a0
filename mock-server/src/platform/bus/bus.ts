import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/**
 * Carries messages that are of use at this moment from one server to the others of the same installation; the sender does
 * not get them. Everything that must not be lost is in the database or its outbox.
 */
export type Bus = {
  /** Fails silently but for the log: anyone who depends on an answer waits for one, and for a limited time. */
  publish: (channel: string, message: string) => void
  /** Returns the function that ends the subscription. Messages published once `onReady` was called are received. */
  subscribe: (channel: string, onMessage: (message: string) => void, onReady?: () => void) => () => void
  close: () => void
}

/** The bus of a server that runs alone. */
export const noBus: Bus = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  close: () => undefined,
}

const PREFIX = 'console:bus:'

type Options = { redis: Redis; serverId: string; log: Logger }

/** The servers of one Redis. */
export function redisBus({ redis, serverId, log }: Options): Bus {
  const subscriber = redis.duplicate({ lazyConnect: false, enableOfflineQueue: true })
  subscriber.on('error', (error: Error) => log.warn({ err: error }, 'the bus between servers lost Redis'))
  const listeners = new Map<string, Set<(message: string) => void>>()
  subscriber.on('message', (name: string, text: string) => {
    const separator = text.indexOf(' ')
    if (text.slice(0, separator) === serverId) return
    for (const listener of listeners.get(name.slice(PREFIX.length)) ?? []) listener(text.slice(separator + 1))
  })
  const report = (error: unknown): void => log.warn({ err: error }, 'other servers were not reached')
  return {
    publish: (channel, message) =>
      void redis.publish(PREFIX + channel, `${serverId} ${message}`).catch(report),
    subscribe: (channel, onMessage, onReady = () => undefined) => {
      const all = listeners.get(channel) ?? new Set()
      listeners.set(channel, all.add(onMessage))
      // Connecting again subscribes again.
      subscriber.subscribe(PREFIX + channel).then(onReady, report)
      return () => void all.delete(onMessage)
    },
    close: () => subscriber.disconnect(),
  }
}
