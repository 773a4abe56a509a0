import { message } from '@console/contracts'
import { CLOSE_CODES, RESUME_SECONDS } from '@console/realtime'
import type { HubClient } from './hub-client.ts'

/** A loss without a close frame (PROTOCOL.md, "Close codes"). */
export const NO_CLOSE_FRAME = 1006
/** Close codes of a client whose network was cut: the connection is lost, or it notices the silence itself. */
export const CUT_CODES: readonly number[] = [NO_CLOSE_FRAME, CLOSE_CODES.silence]

export type Expected = {
  /** The fault that was played on it. */
  fault: string
  client: HubClient
  /** Number of notices since it first connected. */
  notices: number
  /** `resumed`: its session went on all the time. `fresh`: it was notified to load again. */
  outcome: 'resumed' | 'fresh'
  /** Codes with which its connections may end. */
  codes: readonly number[]
  /** Peer messages that it must have, where none may be missing. */
  texts?: readonly number[]
}

/**
 * True if the machine was too busy to bring a client back in time: the server answered only when it might have ended the
 * session. Both outcomes are right then. A session is retained for 60 s after the server has noticed the loss, so at least
 * for so long after the cut.
 */
export function isLate({ client: { seen }, outcome }: Expected): boolean {
  const { cutAt, signInsAt } = seen
  if (outcome === 'fresh' || cutAt === null) return false
  const backAt = signInsAt.find((at) => at > cutAt)
  return backAt === undefined || backAt - cutAt > RESUME_SECONDS * 1000
}

function getExpectedOutcome(one: Expected): Expected['outcome'] {
  return isLate(one) && one.client.seen.fresh > 1 ? 'fresh' : one.outcome
}

/** True once there is nothing more to wait for. */
export function isSettled(one: Expected): boolean {
  const { client, notices } = one
  const outcome = getExpectedOutcome(one)
  const { state, counts, fresh } = client.seen
  return state === 'open' && (outcome === 'resumed' ? counts.length >= notices : fresh > 1)
}

/** Finds the faults in the notices of one client; a first `fresh` comes with its first session. */
export function findClientFaults(one: Expected): string[] {
  const { client, notices, texts, fault, codes } = one
  const outcome = getExpectedOutcome(one)
  const { seen, name } = client
  const { counts, numbers, fresh } = seen
  const faults: string[] = []
  const add = (what: string) => faults.push(`${fault}, ${name}: ${what}`)
  if (seen.state !== 'open')
    add(`it is ${seen.state}, not open (${seen.problems.at(-1) ?? 'no problem reported'})`)
  if (outcome === 'resumed') {
    if (fresh !== 1) add(`notified to load again ${fresh - 1} times inside the resume window`)
    if (counts.length !== notices || numbers.size !== notices)
      add(`${counts.length} notices, ${numbers.size} of them different, of ${notices} that were written`)
    const last = Math.min(notices, message.UNREAD_COUNT_LIMIT)
    if ((counts.at(-1) ?? 0) !== last) add(`the last notice says ${counts.at(-1)} unread, not ${last}`)
  } else {
    if (fresh < 2) add('not notified to load again outside the resume window')
    if (counts.length !== numbers.size)
      add(`${counts.length} notices reached the page, ${numbers.size} different ones its sockets`)
  }
  if (counts.some((count, index) => count < (counts[index - 1] ?? 0))) add('notices are out of order')
  if (seen.texts.some((text, index) => text <= (seen.texts[index - 1] ?? 0)))
    add('peer messages are out of order, or came twice')
  if (texts && texts.length !== seen.texts.length)
    add(`${seen.texts.length} of ${texts.length} peer messages arrived`)
  const unexpected = seen.closeCodes.filter((code) => !codes.includes(code))
  if (unexpected.length > 0) add(`closed with ${unexpected.join(', ')}, for which there was no reason`)
  return faults
}

/** Polls, since what is waited for comes from other processes; answers whether it came in time. */
export async function until(isDone: () => boolean, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs
  while (!isDone()) {
    if (performance.now() > deadline) return false
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
  }
  return true
}
