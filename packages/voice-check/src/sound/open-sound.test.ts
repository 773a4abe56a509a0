import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildWav } from '../../tests/waves.ts'
import { toWebm } from '../../tests/webm.ts'
import { speechIn } from '../speech/speech-in.ts'
import { builtInModel } from '../voice/built-in-model.ts'
import { similarity } from '../voice/similarity.ts'
import { SoundError } from '../wave/sound.ts'
import { oggPackets } from './ogg-packets.ts'
import { isUnreadKind, openSound } from './open-sound.ts'

const read = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../tests/sounds', name)))
const ogg = read('low.ogg')
const mp3 = read('low.mp3')
const [head = new Uint8Array(), , ...packets] = oggPackets(ogg)
const heard = async (bytes: Uint8Array) => speechIn(openSound(bytes), { channel: 0, enoughSeconds: 60 })
const model = builtInModel()

const KINDS: [string, Uint8Array][] = [
  ['Opus in Ogg', ogg],
  ['MP3', mp3],
  [
    'MP3 after a tag',
    Uint8Array.of(...new TextEncoder().encode('ID3\u0004'), 0, 0, 0, 0, 1, 0, ...new Uint8Array(128), ...mp3),
  ],
  ['Opus in WebM', toWebm({ head, packets })],
  ['Opus in WebM with lengths of eight bytes', toWebm({ head, packets, lengthBytes: 8 })],
]

test.each(KINDS)('%s: the whole voice is heard, and is that of another talk', async (_, bytes) => {
  expect(isUnreadKind(bytes.subarray(0, 4096))).toBe(false)
  const { seconds, samples } = await heard(bytes)
  expect(seconds).toBeGreaterThan(5)
  expect(seconds).toBeLessThan(7.1)
  const other = await heard(bytes === mp3 ? ogg : mp3)
  expect(similarity(model.embed(samples), model.embed(other.samples))).toBeGreaterThan(0.43)
})

test.each(KINDS)(
  '%s that is cut off gives what is there, or says that there is no sound',
  async (_, bytes) => {
    const half = await heard(bytes.subarray(0, bytes.length / 2))
    expect(half.seconds).toBeGreaterThan(2)
    expect(half.seconds).toBeLessThan(4)
    for (const length of [0, 1, 4, 20, 60, 200]) {
      const rest = await heard(bytes.subarray(0, length)).catch((error: unknown) => error)
      expect(rest instanceof SoundError || rest).toMatchObject(
        rest instanceof SoundError ? {} : { seconds: 0 },
      )
    }
  },
)

test.each(KINDS)('%s with broken bytes does no more than lose sound', async (_, bytes) => {
  const broken = bytes.map((byte, at) => (at > 400 && at % 97 === 0 ? byte ^ 0xff : byte))
  const found = await heard(broken).catch((error: unknown) => error)
  expect(found instanceof SoundError || (found as { seconds: number }).seconds < 10).toBe(true)
})

const vorbis = ogg.map((byte, at) => (at === 28 ? 1 : byte))
const withChannels = (count: number, family = 0): Uint8Array =>
  head.map((byte, at) => (at === 9 ? count : at === 18 ? family : byte))

test('other kinds of sound are distinguished from what is no sound', () => {
  const text = (words: string): Uint8Array => new TextEncoder().encode(words)
  const others = [
    text('\0\0\0\u0018ftypM4A \0\0\0\0'),
    vorbis,
    toWebm({ head, packets, codec: 'A_VORBIS' }),
    toWebm({ head: withChannels(3, 1), packets }),
    buildWav(new Uint8Array(12), { kind: 2, bits: 4 }),
  ]
  expect(others.map(isUnreadKind)).toEqual([true, true, true, true, true])
  expect(isUnreadKind(toWebm({ head: withChannels(2), packets }))).toBe(false)
  for (const none of [text('Good morning'), text('OggS'), new Uint8Array(5000), new Uint8Array()]) {
    expect(isUnreadKind(none)).toBe(false)
    expect(() => openSound(none)).toThrow(SoundError)
  }
})
