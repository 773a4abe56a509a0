import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { SPEECH_RATE } from '../speech/resample.ts'
import { ModelError, type SpeakerModel } from './speaker-model.ts'

const PROBE = join(import.meta.dirname, 'probe-model.ts')
/** Learnt models are made for noise, and say little of a voice that is hardly above it. */
export const SHERPA_NEEDED_DB = 5
/** A model of a hundred megabytes is read in a few seconds. */
const PROBE_TIMEOUT_MS = 60_000

/** An ONNX speaker model that sherpa-onnx can read (3D-Speaker, WeSpeaker, NeMo). Rejects with a `ModelError`. */
export async function openSherpaModel(file: string): Promise<SpeakerModel> {
  await access(file).catch(() => {
    throw new ModelError(`There is no speaker model at ${file}.`)
  })
  const { SpeakerEmbeddingExtractor } = await loadLibrary()
  await probe(file)
  const extractor = new SpeakerEmbeddingExtractor({ model: file, numThreads: 1, debug: false })
  return {
    name: basename(file),
    neededSignalToNoise: SHERPA_NEEDED_DB,
    embed: (speech) => {
      const stream = extractor.createStream()
      stream.acceptWaveform({ sampleRate: SPEECH_RATE, samples: speech })
      stream.inputFinished()
      if (!extractor.isReady(stream)) return new Float32Array(extractor.dim)
      // The second argument requests a copy, which a worker thread may pass on.
      return extractor.compute(stream, false)
    },
    // The library frees the model with the object.
    close: () => undefined,
  }
}

async function loadLibrary() {
  try {
    return (await import('sherpa-onnx-node')).default
  } catch (error) {
    throw new ModelError('Speaker models need the package sherpa-onnx-node, which is not installed here.', {
      cause: error,
    })
  }
}

/** The library ends the whole process for a file that is no model: so another process tries it first. */
function probe(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [PROBE, file], { timeout: PROBE_TIMEOUT_MS }, (error, _stdout, stderr) => {
      if (error === null) resolve()
      else reject(new ModelError(`${file} is no speaker model: ${reasonIn(stderr)}`))
    })
  })
}

/** The line that says what is wrong, of all that the library prints. */
function reasonIn(printed: string): string {
  const lines = printed.split('\n').map((line) => line.trim())
  const line =
    lines.find((one) => /what\(\)|failed|does not exist|must|error/i.test(one)) ?? lines.find(Boolean)
  return line?.replace(/^what\(\):\s*/, '') ?? 'sherpa-onnx cannot read it.'
}
