import { OverLimit, taskThread } from '../../../platform/thread/task-thread.ts'
import type { SvgProblem } from './svg-check.ts'

export type LogoEnding = 'png' | 'jpg' | 'gif' | 'bmp' | 'webp' | 'svg'

export const CONTENT_TYPES: Readonly<Record<LogoEnding, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/** The largest drawing that is taken at all needs less than a second. */
const SVG_LIMITS = { memoryMb: 192, waitMs: 20_000 }
const svgThread = taskThread<string, SvgProblem | null>(
  new URL('./svg-worker.ts', import.meta.url),
  SVG_LIMITS,
)

/** Sizes of the second header of a bitmap, one for each version of the format. */
const BITMAP_HEADERS: ReadonlySet<number> = new Set([12, 40, 52, 56, 64, 108, 124])

/**
 * Returns the type of an image by its bytes, whatever its name is, or why an SVG is no plain drawing; null if it is no type
 * that a logo may have.
 */
export async function findLogoType(bytes: Buffer): Promise<LogoEnding | SvgProblem | null> {
  const begins = (text: string, at = 0) => bytes.subarray(at, at + text.length).toString('latin1') === text
  if (begins('\x89PNG\r\n\x1A\n') && begins('IHDR', 12)) return 'png'
  if (begins('\xFF\xD8\xFF')) return 'jpg'
  if (begins('GIF87a') || begins('GIF89a')) return 'gif'
  if (begins('RIFF') && begins('WEBP', 8)) return 'webp'
  if (begins('BM') && bytes.length >= 26 && BITMAP_HEADERS.has(bytes.readUInt32LE(14))) return 'bmp'
  return findSvgType(bytes)
}

async function findSvgType(bytes: Buffer): Promise<'svg' | SvgProblem | null> {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not text at all, or not in the only encoding that is read here.
    return null
  }
  if (!/<(?:svg:)?svg[\s>/]/i.test(text)) return null
  try {
    return (await svgThread.run(text)) ?? 'svg'
  } catch (error) {
    if (error instanceof OverLimit) return { element: null, attribute: null, line: 1 }
    throw error
  }
}
