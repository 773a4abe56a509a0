import type { OutboxEvent } from '../../../platform/outbox/outbox.ts'

export const MESSAGES_READ = 'message.read'

/** A person has read messages at a moment. */
export function messagesRead({ userId, now }: { userId: number; now: Date }): OutboxEvent {
  return { topic: MESSAGES_READ, key: `${userId}.${now.getTime()}` }
}

export const parseReaderId = (key: string): number => Number(key.split('.')[0])
