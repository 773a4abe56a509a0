/** Screens are captured over https only, by browsers of computers. */
type MissingCapture = 'insecure' | 'unsupported'
/** Why there is no screen to share. */
export type ScreenProblem = 'refused' | 'failed' | MissingCapture
export type MicrophoneStatus = 'off' | 'on' | 'refused' | 'missing'

/** Ways to request media from the browser. */
export type CaptureMedia = {
  /** Needs a gesture of the agent. */
  captureScreen: (() => Promise<MediaStream>) | MissingCapture
  captureMicrophone: () => Promise<MediaStream>
}

export type Captured = {
  screen: MediaStream
  /** A seat may be watched without it. */
  microphone: MediaStream | null
  microphoneStatus: MicrophoneStatus
}

export type CaptureResult = { ok: true; captured: Captured } | { ok: false; problem: ScreenProblem }

/** The screen first: its gesture expires within seconds, and without it there is nothing to share. */
export async function capture({ captureScreen, captureMicrophone }: CaptureMedia): Promise<CaptureResult> {
  if (typeof captureScreen === 'string') return { ok: false, problem: captureScreen }
  let screen: MediaStream
  try {
    screen = await captureScreen()
  } catch (error) {
    return { ok: false, problem: getErrorName(error) === 'NotAllowedError' ? 'refused' : 'failed' }
  }
  try {
    const microphone = await captureMicrophone()
    return { ok: true, captured: { screen, microphone, microphoneStatus: 'on' } }
  } catch (error) {
    const microphoneStatus = getErrorName(error) === 'NotAllowedError' ? 'refused' : 'missing'
    return { ok: true, captured: { screen, microphone: null, microphoneStatus } }
  }
}

export function endCapture({ screen, microphone }: Captured): void {
  for (const stream of [screen, microphone]) for (const track of stream?.getTracks() ?? []) track.stop()
}

function getErrorName(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
