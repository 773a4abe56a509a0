import type { Call } from '@console/contracts'
import type { Client, Reply, Sent } from './client.ts'
import type { Facts } from './facts.ts'
import type { Findings } from './findings.ts'
import type { Step } from './step.ts'

/**
 * One answer, sorted. `absent`: the platform does not have the call. `broken`: no client of the contract can read the
 * answer. `refused`: with a code that is no success, or with HTTP 4xx and a code.
 */
export type Outcome =
  | { kind: 'success'; data: unknown }
  | { kind: 'refused'; status: number; message: string }
  | { kind: 'absent' }
  | { kind: 'broken' }

/** Somebody who is signed in. */
export type Session = { account: string; token: string }

/** Everything that is needed to play calls and to record the results. */
export type Check = {
  client: Client
  findings: Findings
  facts: Facts
  own: Session
  other: Session | null
}

/** A step that was played, with the request that the platform got and who sent it. */
export type Played = { call: Call; step: Step; sent: Sent; by: Session; outcome: Outcome; reply: Reply }
