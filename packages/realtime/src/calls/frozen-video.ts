import { FROZEN_MS } from './watch-limits.ts'

/** Whether a picture is frozen, by the frames decoded so far. */
export class FrozenVideo {
  #frames = 0
  #advancedAt: number

  constructor(now: number) {
    this.#advancedAt = now
  }

  /** Whether it is frozen; never without video. */
  look(frames: number | null, now: number): boolean {
    if (frames === null || frames !== this.#frames) {
      this.#frames = frames ?? 0
      this.#advancedAt = now
    }
    return now - this.#advancedAt >= FROZEN_MS
  }
}
