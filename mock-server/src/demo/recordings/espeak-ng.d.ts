/** Types of the parts that are used; the package comes without types. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface Synthesiser {
    /** Returns 0 if the voice exists. */
    set_voice(name: string): number
    set_pitch(pitch: number): void
    set_rate(wordsAMinute: number): void
    get_samplerate(): number
    /** Hands the sound over piece by piece; true breaks it off. */
    synthesize(words: string, onPiece: (samples: Int16Array | null) => boolean): void
  }
  const load: () => Promise<{ eSpeakNGWorker: new () => Synthesiser }>
  export = load
}
