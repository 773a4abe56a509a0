/** The noise is what is heard between the words of so long a time. */
const SURROUNDINGS_SECONDS = 2
/** Of the levels around a frame so many are quieter than its noise. */
const QUIET_SHARE = 0.1
/** Noise below this is no noise, but a recording with nothing between the words. */
const MIN_NOISE_DB = -70

/** The level of the noise at each frame, as it changes in the course of a call. */
export function estimateNoiseFloors(levels: Float64Array, framesASecond: number): Float64Array {
  const reach = SURROUNDINGS_SECONDS * framesASecond
  // A floor a second is enough: it is a quantile over several.
  const points = Array.from({ length: Math.floor(levels.length / framesASecond) + 1 }, (_, second) => {
    const middle = second * framesASecond
    const around = levels.slice(Math.max(0, middle - reach), middle + reach).sort()
    return Math.max(MIN_NOISE_DB, around[Math.floor(around.length * QUIET_SHARE)] ?? MIN_NOISE_DB)
  })
  return levels.map((_, frame) => points[Math.round(frame / framesASecond)] ?? points.at(-1) ?? MIN_NOISE_DB)
}
