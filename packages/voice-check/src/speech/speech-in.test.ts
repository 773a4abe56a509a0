import { expect, test } from 'vitest'
import { babble, noise, buildWav } from '../../tests/waves.ts'
import { openSound } from '../sound/open-sound.ts'
import { readWave } from '../wave/read-wave.ts'
import { SPEECH_RATE } from './resample.ts'
import { MAX_HEARD_SECONDS, speechIn } from './speech-in.ts'

const RATE = 8000
const HOUR = 3600
const VOICE = { hertz: 120, formants: [600, 1200, 2500] }
/** Four seconds of which about three are speech, in 8 bits. */
const talk = Uint8Array.from(
  babble(4, VOICE).filter((_, at) => at % (SPEECH_RATE / RATE) === 0),
  (sample) => 128 + Math.round(sample * 127),
)

/** Silence of so many seconds with the talk at some of them, in 8 bits at 8 kHz. */
function recording(seconds: number, talksAt: readonly number[] = []): Uint8Array {
  const sound = new Uint8Array(seconds * RATE).fill(128)
  for (const second of talksAt) sound.set(talk, second * RATE)
  return buildWav(sound, { bits: 8, rate: RATE })
}
const heard = async (bytes: Uint8Array, enoughSeconds = 60) =>
  (await speechIn(openSound(bytes), { channel: 0, enoughSeconds })).seconds

test('of three hours half an hour is listened to: speech before its end is heard, speech after it is not', async () => {
  expect(MAX_HEARD_SECONDS).toBe(1800)
  const found = await heard(recording(3 * HOUR, [1796, 1800]))
  expect(found).toBeGreaterThan(2.5)
  expect(found).toBeLessThan(4)
})

test('what is said in several pieces is put together, until there is enough', async () => {
  const bytes = recording(60, [10, 50])
  const one = await heard(bytes, 1)
  expect(one).toBeGreaterThan(2.5)
  expect(await heard(bytes)).toBeCloseTo(2 * one, 1)
})

type Layout = { rate: number; channels: number }
const LAYOUTS: Layout[] = [8000, 16_000, 44_100, 48_000].flatMap((rate) =>
  [1, 2].map((channels) => ({ rate, channels })),
)

test.each(LAYOUTS)(
  'a file of $rate Hz and $channels channels that says that it has three hours gives the second that it has',
  async ({ rate, channels }) => {
    const samples = Int16Array.from(noise(rate * channels, 0.5), (sample) => sample * 0x7f_ff)
    const bytes = buildWav(new Uint8Array(samples.buffer), {
      rate,
      channels,
      dataLength: 3 * HOUR * rate * channels * 2,
    })
    const file = readWave(bytes)
    expect([file.frames, file.channelCount]).toEqual([rate, channels])
    const speech = await speechIn(openSound(bytes), { channel: channels - 1, enoughSeconds: 60 })
    expect(speech.seconds).toBe(0)
  },
)
