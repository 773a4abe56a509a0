import { vi } from 'vitest'

const SAMPLES = 8000

/** Decodes every sound to one second of a tone; jsdom decodes none. Ends with `vi.unstubAllGlobals`. */
export function fakeDecoder(): void {
  const tone = Float32Array.from({ length: SAMPLES }, (_, index) => Math.sin(index / 10))
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly state = 'running'
      async decodeAudioData(): Promise<Partial<AudioBuffer>> {
        return {
          duration: 1,
          length: SAMPLES,
          sampleRate: SAMPLES,
          numberOfChannels: 1,
          getChannelData: () => tone,
        }
      }
      async close(): Promise<void> {}
    },
  )
}
