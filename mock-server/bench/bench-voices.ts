import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { voiceprint } from '@console/contracts'
import {
  builtInModel,
  measureSignalToNoise,
  openSherpaModel,
  similarity,
  extractSpeech,
  type SpeakerModel,
} from '@console/voice-check'
import { DEMO_VOICES } from '../src/demo/recordings/demo-voices.ts'
import { RECORDING_RATE, type Speak } from '../src/demo/recordings/spoken-call.ts'
import { openSynthesiser } from '../src/demo/recordings/synthesiser.ts'
import { COMPRESSED } from './voices/compressed.ts'
import { DEGRADED } from './voices/conditions.ts'
import { equalError, errorsAt } from './voices/error-rates.ts'
import { learnWhitening } from './voices/learn.ts'
import { speakAs, tuned } from './voices/one-pitch.ts'
import { LANGUAGES, listSentences, makeTalks, TALK_SECONDS, voiceAt, type Talk } from './voices/talks.ts'

/**
 * Measures how often comparisons err, with voices that the synthesiser of the demo speaks: `pnpm bench:voices`. Each voice
 * is enrolled in quiet, and compared with another talk under each condition. `--model file.onnx` measures a custom model;
 * `--write` stores the table that the settings page shows, for a custom model beside its file; `--learn` computes the
 * built-in model's whitening again, from other voices. Opus and MP3 need `opusenc` and `lame` (Debian: opus-tools, lame).
 */
const { values: options } = parseArgs({
  options: {
    model: { type: 'string' },
    write: { type: 'boolean', default: false },
    learn: { type: 'boolean', default: false },
  },
})
const jsonFile = (name: string): URL =>
  new URL(`../../packages/voice-check/src/voice/${name}.json`, import.meta.url)
const { similarityThreshold: THRESHOLD } = voiceprint.INITIAL_SETTINGS
/** Each variant once, at one of three pitches. */
const VOICES = DEMO_VOICES.filter((_, index) => index % 3 === 0)
/** Each variant once: after tuning, all pitches of a variant are one voice. */
const TUNED = DEMO_VOICES.slice(0, 20)

type Row = voiceprint.MeasuredErrors['rows'][number]
type Heard = { voice: number; isEnrolled: boolean; embedding: Float32Array; signalToNoise: number }

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const rounded = (share: number): number => Math.round(share * 1000) / 1000

function heardIn(model: SpeakerModel, { voice, isEnrolled, sound }: Talk): Heard {
  const speech = extractSpeech(sound, RECORDING_RATE)
  const embedding = model.embed(speech.samples)
  return { voice, isEnrolled, embedding, signalToNoise: measureSignalToNoise(speech) ?? 0 }
}

/** One row of the table, of the talks of each language. */
function measureRow(model: SpeakerModel, condition: voiceprint.Condition, heard: readonly Heard[][]): Row {
  const scores: { same: number[]; other: number[] } = { same: [], other: [] }
  const compared = heard.flat().filter(({ isEnrolled }) => !isEnrolled)
  const isTooNoisy = ({ signalToNoise }: Heard): boolean => signalToNoise < model.neededSignalToNoise
  for (const talks of heard)
    for (const one of talks.filter((talk) => !talk.isEnrolled && !isTooNoisy(talk)))
      for (const sample of talks.filter(({ isEnrolled }) => isEnrolled))
        scores[one.voice === sample.voice ? 'same' : 'other'].push(
          similarity(one.embedding, sample.embedding),
        )
  const tooNoisy = rounded(compared.filter(isTooNoisy).length / compared.length)
  if (scores.same.length === 0)
    return printed({ condition, tooNoisy, refused: null, accepted: null, equalError: null })
  const { refused, accepted } = errorsAt(scores, THRESHOLD)
  const { rate, threshold } = equalError(scores)
  const row = {
    condition,
    tooNoisy,
    refused: rounded(refused),
    accepted: rounded(accepted),
    equalError: rounded(rate),
  }
  return printed(row, `at ${threshold.toFixed(2)}`)
}

function printed(row: Row, where = ''): Row {
  const shares = [row.tooNoisy, row.refused, row.accepted, row.equalError].map((share) =>
    (share === null ? '–' : `${(share * 100).toFixed(1)} %`).padStart(9),
  )
  print(`${row.condition.padEnd(12)}${shares.join('')} ${where}`)
  return row
}

/** Changes of a recording by condition; for voices at one pitch the speech itself differs. */
const CHANGED = { ...DEGRADED, ...COMPRESSED } satisfies Record<
  Exclude<voiceprint.Condition, 'onePitch'>,
  (sound: Float32Array, seed: number) => Float32Array | Promise<Float32Array>
>

async function measure(model: SpeakerModel, speak: Speak): Promise<Row[]> {
  const languages = LANGUAGES.map((language) => {
    const talks = makeTalks(language, VOICES.length, (voice, words) =>
      speak({ language, voice: voiceAt(VOICES, voice), words }),
    )
    const enrolled = talks.filter(({ isEnrolled }) => isEnrolled).map((talk) => heardIn(model, talk))
    return { enrolled, others: talks.filter(({ isEnrolled }) => !isEnrolled) }
  })
  const rows: Row[] = []
  for (const condition of voiceprint.CONDITIONS) {
    if (condition === 'onePitch') continue
    const heard: Heard[][] = []
    for (const { enrolled, others } of languages) {
      const changed: Heard[] = []
      for (const talk of others)
        changed.push(heardIn(model, { ...talk, sound: await CHANGED[condition](talk.sound, talk.voice + 1) }))
      heard.push([...enrolled, ...changed])
    }
    rows.push(measureRow(model, condition, heard))
  }
  return [...rows, measureRow(model, 'onePitch', onePitch(model, speak))]
}

function onePitch(model: SpeakerModel, speak: Speak): Heard[][] {
  return LANGUAGES.map((language) => {
    const words = listSentences(language).slice(0, 2).join(' ')
    const voices = tuned(TUNED, { speak, language, words })
    return makeTalks(language, voices.length, (voice, spoken) =>
      speakAs(voiceAt(voices, voice), { speak, language, words: spoken }),
    ).map((talk) => heardIn(model, talk))
  })
}

async function main(): Promise<void> {
  const speak = await openSynthesiser()
  if (options.learn) {
    await writeFile(jsonFile('whitening'), `${JSON.stringify(learnWhitening(speak))}\n`)
    return
  }
  const model = options.model === undefined ? builtInModel() : await openSherpaModel(options.model)
  print(
    `${model.name}: ${VOICES.length} voices in ${LANGUAGES.join(' and ')}, talks of ${TALK_SECONDS} s, threshold ${THRESHOLD}`,
  )
  print('            too noisy  refused accepted    equal error')
  const rows = await measure(model, speak)
  const measuredOn = new Date().toISOString().slice(0, 10)
  const table: voiceprint.MeasuredErrors = {
    model: model.name,
    measuredOn,
    voices: VOICES.length,
    threshold: THRESHOLD,
    rows,
  }
  const file = options.model === undefined ? jsonFile('measured-errors') : `${options.model}.errors.json`
  if (options.write) await writeFile(file, `${JSON.stringify(table, null, 2)}\n`)
}

await main()
