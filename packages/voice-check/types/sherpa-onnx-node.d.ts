/** The part of the library that is used; its own types are comments. */
declare module 'sherpa-onnx-node' {
  interface OnlineStream {
    acceptWaveform(sound: { sampleRate: number; samples: Float32Array }): void
    inputFinished(): void
  }
  interface SpeakerEmbeddingExtractor {
    readonly dim: number
    createStream(): OnlineStream
    isReady(stream: OnlineStream): boolean
    compute(stream: OnlineStream, enableExternalBuffer: boolean): Float32Array
  }
  const library: {
    SpeakerEmbeddingExtractor: new (config: {
      model: string
      numThreads: number
      debug: boolean
    }) => SpeakerEmbeddingExtractor
  }
  export = library
}
