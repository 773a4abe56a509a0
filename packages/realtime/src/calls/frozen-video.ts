import { FROZEN_MS } from './watch-limits.ts'

/** Tells from the frames decoded so far whether the picture stands still. */
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
