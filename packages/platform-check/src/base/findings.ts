import type { Call } from '@console/contracts'

export const ASPECTS = ['there', 'shape', 'code', 'refusal', 'permission', 'paging', 'limit', 'time'] as const
export type Aspect = (typeof ASPECTS)[number]

/** One aspect of one call, once all its requests are done. */
export type Finding =
  | { state: 'ok' }
  | { state: 'fault'; sentence: string; more: number }
  | { state: 'not tried'; reason: string }

type Recorded = { isOk: boolean; faults: string[]; reasons: string[] }

/** Collects what was found, by call and aspect. A fault outweighs a success, and a success outweighs what was not tried. */
export class Findings {
  readonly #recorded = new Map<string, Recorded>()

  #at({ id }: Pick<Call, 'id'>, aspect: Aspect): Recorded {
    const key = `${id} ${aspect}`
    const recorded = this.#recorded.get(key) ?? { isOk: false, faults: [], reasons: [] }
    this.#recorded.set(key, recorded)
    return recorded
  }

  ok(call: Pick<Call, 'id'>, aspect: Aspect): void {
    this.#at(call, aspect).isOk = true
  }

  fault(call: Pick<Call, 'id'>, aspect: Aspect, sentence: string): void {
    this.#at(call, aspect).faults.push(sentence)
  }

  notTried(call: Pick<Call, 'id'>, aspects: Aspect | readonly Aspect[], reason: string): void {
    for (const aspect of [aspects].flat()) this.#at(call, aspect).reasons.push(reason)
  }

  hasFault(call: Pick<Call, 'id'>, aspect: Aspect): boolean {
    return this.#at(call, aspect).faults.length > 0
  }

  of(call: Pick<Call, 'id'>, aspect: Aspect): Finding {
    const { isOk, faults, reasons } = this.#at(call, aspect)
    const [sentence, ...others] = faults
    if (sentence !== undefined) return { state: 'fault', sentence, more: others.length }
    if (isOk) return { state: 'ok' }
    return { state: 'not tried', reason: reasons[0] ?? 'nothing of it applies to this call' }
  }
}
