import type { DirectMessage, Envelope } from '@console/realtime'
import type { GatewayLimits } from '../limits.ts'
import type { Deliver } from '../session/deliver.ts'
import type { Outgoing, RealtimeSession } from '../session/realtime-session.ts'
import type { Timers } from '../timers.ts'
import type { RoomIndex } from './room-index.ts'
import type { Admission, SharedRooms } from './shared-rooms.ts'

const SECOND_MS = 1000

type Options = {
  index: RoomIndex
  sharedRooms: Pick<SharedRooms, 'remote' | 'admit' | 'send'>
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
export function peerRelay({ index, sharedRooms, timers, limits, deliver, unixNow }: Options) {
  const isInRate = senderRate(timers, limits.peerMessagesPerSecond)
  const isNew = recentMessages(timers, limits.peerReplayMs)

  /**
   * True if the addressed person has a session in the room besides the sender's: a command of one page is answered to that
   * page's session, too.
   */
  function hasRecipient(sender: RealtimeSession, { roomId, toUserId }: DirectMessage): boolean {
    if (toUserId === 0 || !index.membersOf(roomId).has(sender)) return false
    return recipients(sender, roomId, toUserId).length > 0 || sharedRooms.remote.isPresent(roomId, toUserId)
  }

  function recipients(sender: RealtimeSession, roomId: string, toUserId: number): RealtimeSession[] {
    return index.sessionsOf(roomId, toUserId).filter((session) => session !== sender)
  }

  function findRefusal(sender: RealtimeSession, { message, bytes }: Sent) {
    if (!isInRate(sender.userId)) return TOO_MANY
    if (bytes > limits.peerMessageBytes) return TOO_LARGE
    return hasRecipient(sender, message) ? null : NOT_THERE
  }

  function passOn(to: readonly RealtimeSession[], message: Outgoing): void {
    deliver(to.map((session) => ({ to: session, message, maxAgeMs: limits.peerReplayMs })))
    for (const session of to) timers.after(limits.peerReplayMs, () => session.sender.expire())
  }

  function decide(sender: RealtimeSession, { envelope, message }: Sent, admission: Admission): void {
    if (admission === 'tooMany') sender.link?.refuse(envelope, TOO_MANY)
    if (admission !== 'admitted') return
    const { roomId, toUserId } = message
    const value = { ...message, fromUserId: sender.userId }
    const passedOn: Outgoing = { body: { kind: 'directMessage', value }, sentAt: unixNow() }
    sharedRooms.send(roomId, toUserId, passedOn)
    passOn(recipients(sender, roomId, toUserId), passedOn)
  }

  return {
    relay: (sender: RealtimeSession, sent: Sent): void => {
      const refusal = findRefusal(sender, sent)
      if (refusal !== null) sender.link?.refuse(sent.envelope, refusal)
      else if (isNew(sender.userId, sent.message.messageId))
        sharedRooms.admit(sender.userId, sent.message.messageId, (admission) =>
          decide(sender, sent, admission),
        )
    },
    /** A message that another server passes on. */
    receive: (roomId: string, toUserId: number, message: Outgoing): void =>
      passOn(index.sessionsOf(roomId, toUserId), message),
  }
}

/** Remembers message ids for a while; answers whether a sender's is a new one. An empty id is of no message in particular. */
function recentMessages(timers: Timers, rememberedMs: number) {
  const recent = new Set<string>()
  return (userId: number, messageId: string): boolean => {
    if (messageId === '') return true
    const key = `${userId} ${messageId}`
    if (recent.has(key)) return false
    recent.add(key)
    timers.after(rememberedMs, () => recent.delete(key))
    return true
  }
}

/** Counts the messages of each sender over a second from the first; answers whether another one is within the limit. */
function senderRate(timers: Timers, perSecond: number): (userId: number) => boolean {
  const counts = new Map<number, number>()
  return (userId) => {
    const count = counts.get(userId) ?? 0
    if (count === 0) timers.after(SECOND_MS, () => counts.delete(userId))
    counts.set(userId, count + 1)
    return count < perSecond
  }
}
