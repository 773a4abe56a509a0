import type { DirectMessage, Envelope } from '@console/realtime'
import type { GatewayLimits } from '../limits.ts'
import type { Deliver } from '../session/deliver.ts'
import type { Outgoing, RealtimeSession } from '../session/realtime-session.ts'
import type { Timers } from '../timers.ts'
import { recentMessages } from './recent-messages.ts'
import type { RoomIndex } from './room-index.ts'
import { senderRate } from './sender-rate.ts'

type Options = {
  index: RoomIndex
  timers: Timers
  limits: Pick<GatewayLimits, 'peerMessagesPerSecond' | 'peerMessageBytes' | 'peerReplayMs'>
  deliver: Deliver
  unixNow: () => number
}
type Sent = { envelope: Envelope; message: DirectMessage; bytes: number }

const TOO_MANY = { code: 429, msg: 'too many messages' }
const TOO_LARGE = { code: 429, msg: 'message too large' }
const NOT_THERE = { code: 404, msg: 'not in the room' }

/** Passes messages on between two members of a room, unread and for a short time only. */
export function peerRelay({ index, timers, limits, deliver, unixNow }: Options) {
  const isInRate = senderRate(timers, limits.peerMessagesPerSecond)
  const isNew = recentMessages(timers, limits.peerReplayMs)

  /** All sessions of the addressed person in the room: a command of one page is answered to that page's session, too. */
  function recipients(sender: RealtimeSession, { roomId, toUserId }: DirectMessage): RealtimeSession[] {
    if (!index.membersOf(roomId).has(sender)) return []
    return index.sessionsOf(roomId, toUserId).filter((session) => session !== sender)
  }

  function refusalOf(sender: RealtimeSession, { message, bytes }: Sent, to: readonly RealtimeSession[]) {
    if (!isInRate(sender.userId)) return TOO_MANY
    if (bytes > limits.peerMessageBytes) return TOO_LARGE
    return to.length === 0 || message.toUserId === 0 ? NOT_THERE : null
  }

  return (sender: RealtimeSession, sent: Sent): void => {
    const { envelope, message } = sent
    const to = recipients(sender, message)
    const refusal = refusalOf(sender, sent, to)
    if (refusal !== null) {
      sender.link?.refuse(envelope, refusal)
      return
    }
    if (!isNew(sender.userId, message.messageId)) return
    const value = { ...message, fromUserId: sender.userId }
    const passedOn: Outgoing = { body: { kind: 'directMessage', value }, sentAt: unixNow() }
    deliver(to.map((session) => ({ to: session, message: passedOn, maxAgeMs: limits.peerReplayMs })))
    for (const session of to) timers.after(limits.peerReplayMs, session.sender.expire)
  }
}
