import sherpa from 'sherpa-onnx-node'
import { SPEECH_RATE } from '../speech/resample.ts'

/** Run as a process of its own: ends well if the file is a speaker model that gives numbers. */
const [, , model = ''] = process.argv
const extractor = new sherpa.SpeakerEmbeddingExtractor({ model, numThreads: 1, debug: false })
const stream = extractor.createStream()
// Some models give no numbers for nothing but zeros.
const samples = Float32Array.from({ length: SPEECH_RATE }, (_, at) => Math.sin(at * at * 0.001) / 4)
stream.acceptWaveform({ sampleRate: SPEECH_RATE, samples })
stream.inputFinished()
const embedding = extractor.compute(stream, false)
if (embedding.length === 0 || embedding.some(Number.isNaN)) throw new Error('The model gives no numbers.')
