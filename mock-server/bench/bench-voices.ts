import { builtInModel, similarity, speechOf } from '@console/voice-check'
import type { Language } from '@console/contracts'
import { DEMO_VOICES, type DemoVoice } from '../src/demo/recordings/demo-voices.ts'
import { RECORDING_RATE, type Speak } from '../src/demo/recordings/spoken-call.ts'
import { openSynthesiser } from '../src/demo/recordings/synthesiser.ts'
import { talkLines } from '../src/demo/seed/scenario/talk-lines.ts'

/** How well the built-in model distinguishes the demo's voices: `pnpm bench:voices`. */
const TALKS = 3
const TALK_SECONDS = 12
const THRESHOLD = 0.43

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const model = builtInModel()

type Talk = { voice: number; embedding: Float32Array }

/** Sentences as they come, another part of the list for each talk. */
function talkOf(
  voice: DemoVoice,
  { language, first, speak }: { language: Language; first: number; speak: Speak },
) {
  const lines = talkLines[language].middle.flat()
  const pieces: Float32Array[] = []
  let samples = 0
  for (let index = first; samples < TALK_SECONDS * RECORDING_RATE; index += 1) {
    const words = (lines[index % lines.length] ?? '').replaceAll(/\{\w+\}/g, '4')
    const piece = speak({ language, voice, words })
    pieces.push(piece)
    samples += piece.length
  }
  const sound = Float32Array.from(pieces.flatMap((piece) => [...piece]))
  return model.embed(speechOf(sound, RECORDING_RATE).samples)
}

function similarities(talks: readonly Talk[]): { same: number[]; different: number[] } {
  const same: number[] = []
  const different: number[] = []
  for (const [index, one] of talks.entries())
    for (const other of talks.slice(index + 1))
      (one.voice === other.voice ? same : different).push(similarity(one.embedding, other.embedding))
  return { same, different }
}

const share = (values: readonly number[], isOne: (value: number) => boolean): number =>
  values.filter(isOne).length / values.length

function equalError({ same, different }: ReturnType<typeof similarities>): {
  rate: number
  threshold: number
} {
  let best = { apart: Infinity, rate: 1, threshold: 0 }
  for (let threshold = 0; threshold <= 1; threshold += 0.005) {
    const rejected = share(same, (value) => value < threshold)
    const accepted = share(different, (value) => value >= threshold)
    const apart = Math.abs(rejected - accepted)
    if (apart < best.apart) best = { apart, rate: (rejected + accepted) / 2, threshold }
  }
  return best
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`

async function main(): Promise<void> {
  const speak = await openSynthesiser()
  for (const language of ['en', 'zh'] as const) {
    const talks = DEMO_VOICES.flatMap((voice, index) =>
      Array.from({ length: TALKS }, (_, talk) => ({
        voice: index,
        embedding: talkOf(voice, { language, first: index + talk * 9, speak }),
      })),
    )
    const found = similarities(talks)
    const { rate, threshold } = equalError(found)
    print(`${language}: ${DEMO_VOICES.length} voices, ${talks.length} talks of ${TALK_SECONDS} s`)
    print(`  equal error rate ${percent(rate)} at ${threshold.toFixed(3)}`)
    print(`  at ${THRESHOLD}: own voice refused ${percent(share(found.same, (value) => value < THRESHOLD))}`)
    print(
      `  at ${THRESHOLD}: another accepted ${percent(share(found.different, (value) => value >= THRESHOLD))}`,
    )
  }
}

await main()
