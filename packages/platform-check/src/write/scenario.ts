import { checkAnswer, sortReply } from '../aspects/answer.ts'
import type { Check } from '../base/check.ts'
import { describeReply, type Sent } from '../base/client.ts'
import { findCall } from '../base/contract.ts'
import { MissingFact, type Facts } from '../base/facts.ts'
import { recordsIn, rowsIn, type Json } from '../base/json.ts'

/** The prefix of records that the check makes, by which a record that was left behind is recognised. */
export const PREFIX = 'platform-check '

/** One thing that people do: it makes records of its own, proves that lists show them, changes them and removes them. */
export type Scenario = {
  name: string
  /** The changing calls that it plays. */
  calls: readonly string[]
  play: (writer: Writer) => Promise<void>
}

/** The scenario cannot go on; what it made is removed all the same. */
class Stopped extends Error {}

/** Plays the calls of a scenario, and knows how to undo them. */
export class Writer {
  readonly #check: Check
  readonly #undo: (() => Promise<void>)[] = []

  constructor(check: Check) {
    this.#check = check
  }

  get facts(): Facts {
    return this.#check.facts
  }

  /** A change that has to succeed: without it the scenario stops. */
  async change(id: string, sent: Sent): Promise<unknown> {
    const { client, findings, own } = this.#check
    const call = findCall(id)
    const reply = await client.send(call, sent, own.token)
    const outcome = checkAnswer(call, { reply, findings, timeLimitMs: client.timeLimit(call) })
    if (outcome.kind !== 'success') throw new Stopped(`${reply.sent} failed`)
    return outcome.data
  }

  /** Sends what the business does not allow. */
  async refuse(id: string, sent: Sent, reason: string): Promise<void> {
    const { client, findings, own } = this.#check
    const call = findCall(id)
    const reply = await client.send(call, sent, own.token)
    if (sortReply(call, reply).kind === 'refused') findings.ok(call, 'refusal')
    else
      findings.fault(
        call,
        'refusal',
        `${reply.sent} (${reason}): ${describeReply(reply)}; expected a refusal`,
      )
  }

  /** A reading call; another answer than a success ends the scenario. */
  async read(id: string, sent: Sent = {}): Promise<unknown> {
    const { client, own } = this.#check
    const call = findCall(id)
    const reply = await client.send(call, sent, own.token)
    const outcome = sortReply(call, reply)
    if (outcome.kind !== 'success') throw new Stopped(`${reply.sent} failed`)
    return outcome.data
  }

  async rows(id: string, sent: Sent = {}): Promise<Json[]> {
    return recordsIn(rowsIn(await this.read(id, sent)))
  }

  /** Reports a fault of the changing call if its success has changed nothing. */
  expect(id: string, isTrue: boolean, sentence: string): void {
    const { findings } = this.#check
    if (isTrue) return
    const { method, path } = findCall(id)
    findings.fault(findCall(id), 'code', `${method} ${path}: a success, but ${sentence}`)
  }

  /** The scenario goes no further: its remaining calls are not tried. */
  stop(reason: string): never {
    throw new Stopped(reason)
  }

  /** Registers a step that runs once the scenario ends, however it ends; the last registered step runs first. */
  undo(run: () => Promise<void>): void {
    this.#undo.push(run)
  }

  /** Sends a call that undoes a change, without recording a finding. */
  async takeBack(id: string, sent: Sent): Promise<void> {
    const { client, own } = this.#check
    const call = findCall(id)
    const reply = await client.send(call, sent, own.token)
    if (sortReply(call, reply).kind !== 'success')
      throw new Stopped(`${reply.sent}: ${describeReply(reply)}; what was made is still there`)
  }

  /** Returns what could not be undone. */
  async end(): Promise<string[]> {
    const left: string[] = []
    for (const run of this.#undo.toReversed()) {
      try {
        await run()
      } catch (error) {
        if (!(error instanceof Stopped)) throw error
        left.push(error.message)
      }
    }
    return left
  }
}

/** Returns what was left behind, in words. */
export async function runScenario(check: Check, scenario: Scenario): Promise<string[]> {
  const writer = new Writer(check)
  let reason = 'its scenario did not come to it'
  try {
    await scenario.play(writer)
  } catch (error) {
    if (!(error instanceof Stopped) && !(error instanceof MissingFact)) {
      await writer.end()
      throw error
    }
    reason = error instanceof Stopped ? `its scenario stopped: ${error.message}` : error.message
  }
  const left = await writer.end()
  for (const id of scenario.calls) check.findings.notTried(findCall(id), ['shape', 'code', 'time'], reason)
  return left.map((sentence) => `${scenario.name}: ${sentence}`)
}
