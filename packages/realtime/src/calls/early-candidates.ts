import type { PeerPayload } from '../codec/envelope.ts'
import { MAX_EARLY_CANDIDATES } from './watch-limits.ts'

type Candidate = Extract<PeerPayload, { kind: 'candidate' }>

/** Candidates that arrived before their offer. Of too many the oldest are dropped. */
export class EarlyCandidates {
  #candidates: Candidate[] = []

  add(candidate: Candidate): void {
    this.#candidates.push(candidate)
    if (this.#candidates.length > MAX_EARLY_CANDIDATES) this.#candidates.shift()
  }

  /** Takes the candidates that waited for an offer, in their order. */
  take(isAwaited: (of: Candidate['value']) => boolean): Candidate[] {
    const taken = this.#candidates.filter(({ value }) => isAwaited(value))
    this.#candidates = this.#candidates.filter(({ value }) => !isAwaited(value))
    return taken
  }
}
