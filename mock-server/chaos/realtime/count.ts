import { CLOSE_CODES } from '@console/realtime'
import { message } from '@console/contracts'
import type { HubClient } from './hub-client.ts'

/** PROTOCOL.md, "Close codes": these, and a loss without a close frame. */
const DOCUMENTED: ReadonlySet<number> = new Set([...Object.values(CLOSE_CODES), 1001, 1006])

export type Expected = {
  /** What was done to it. */
  fault: string
  client: HubClient
  /** Since it first connected. */
  notices: number
  /** `resumed`: its session went on all the time. `fresh`: it was notified to load again. */
  outcome: 'resumed' | 'fresh'
  /** Peer messages that it must have, where none may be missing. */
  texts?: readonly number[]
}

/** Whether there is nothing more to wait for. */
export function isSettled({ client, outcome, notices }: Expected): boolean {
  const { state, counts, fresh } = client.seen
  return state === 'open' && (outcome === 'resumed' ? counts.length >= notices : fresh > 1)
}

/** What is wrong with what one client was notified; a first `fresh` comes with its first session. */
export function faultsOf({ client, notices, outcome, texts, fault }: Expected): string[] {
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
  const unknown = seen.closeCodes.filter((code) => !DOCUMENTED.has(code))
  if (unknown.length > 0) add(`closed with undocumented ${unknown.join(', ')}`)
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
