import type { CaptureMedia } from './seat-capture.ts'

/** Text stays legible, and a moving picture costs little. */
const MAX_FRAMES_PER_SECOND = 15
const QUALITIES = [0.75, 0.5, 0.25] as const

type ScreenOptions = DisplayMediaStreamOptions & { preferCurrentTab?: boolean }

/** The screen and the microphone of this browser. */
export function browserMedia(): CaptureMedia {
  // Absent in a phone's browser, and on a page over plain http.
  const devices: Partial<MediaDevices> | undefined = navigator.mediaDevices
  const screen: ScreenOptions = { video: { frameRate: { max: MAX_FRAMES_PER_SECOND } }, audio: true }
  return {
    captureScreen: devices?.getDisplayMedia
      ? () => navigator.mediaDevices.getDisplayMedia(screen)
      : window.isSecureContext
        ? 'unsupported'
        : 'insecure',
    captureMicrophone: () => navigator.mediaDevices.getUserMedia({ audio: true }),
  }
}

export type PictureLimits = { width: number; height: number; maxBytes: number }

/** Takes JPEG pictures of a captured screen; null before its first frame. */
export function createPictureTaker(limits: PictureLimits): (screen: MediaStream) => Promise<Blob | null> {
  let source: { screen: MediaStream; video: HTMLVideoElement } | null = null
  return async (screen) => {
    if (source?.screen !== screen) source = { screen, video: await playSilently(screen) }
    const { video } = source
    if (video.videoWidth === 0) return null
    return encodePicture(drawFrame(video, limits), limits.maxBytes)
  }
}

async function playSilently(screen: MediaStream): Promise<HTMLVideoElement> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = screen
  await video.play()
  return video
}

/** Draws a frame as large as it fits, in its proportions. */
function drawFrame(video: HTMLVideoElement, { width, height }: PictureLimits): HTMLCanvasElement {
  const scale = Math.min(1, width / video.videoWidth, height / video.videoHeight)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale))
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser cannot draw.')
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function encodePicture(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob !== null && blob.size <= maxBytes) return blob
  }
  throw new Error('No picture of the screen is small enough.')
}
