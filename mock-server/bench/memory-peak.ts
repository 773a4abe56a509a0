const SAMPLE_MS = 20
const MIB = 1024 * 1024

/** Samples the memory of this process from now on; the returned function stops that and returns the maximum growth. */
export function startMemoryPeak(): () => { heapMb: number; rssMb: number; retainedMb: number } {
  globalThis.gc?.()
  const before = process.memoryUsage()
  let { heapUsed, rss } = before
  const sampling = setInterval(() => {
    const now = process.memoryUsage()
    heapUsed = Math.max(heapUsed, now.heapUsed)
    rss = Math.max(rss, now.rss)
  }, SAMPLE_MS)
  return () => {
    clearInterval(sampling)
    globalThis.gc?.()
    return {
      heapMb: (heapUsed - before.heapUsed) / MIB,
      rssMb: (rss - before.rss) / MIB,
      // Memory that is left when the garbage is collected.
      retainedMb: (process.memoryUsage().heapUsed - before.heapUsed) / MIB,
    }
  }
}
