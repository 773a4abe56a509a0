import { LOGO_MAX_PIXELS, LOGO_MAX_SIDE } from '@console/contracts/logo-pixels'
import { disableTypes, imageSize, types } from 'image-size'

/** Formats that a logo may have: untrusted bytes are passed to no other image reader. */
const READABLE_FORMATS: ReadonlySet<string> = new Set(['png', 'jpg', 'gif', 'bmp', 'webp'])
disableTypes(types.filter((type) => !READABLE_FORMATS.has(type)))

/** Segments of a JPEG up to the one that has its size: a photo has dozens. */
const MAX_SEGMENTS = 1000
/** Marks of the segments that have the size. */
const SIZE_MARKS: ReadonlySet<number | undefined> = new Set([0xc0, 0xc1, 0xc2])

/** Checks that a browser can show the image without running out of memory; null where its size cannot be read. */
export function isWithinPixelLimits(bytes: Uint8Array): boolean | null {
  if (isJpeg(bytes) && !leadsToSize(bytes)) return null
  try {
    const { width, height } = imageSize(bytes)
    const isReal = Number.isSafeInteger(width) && Number.isSafeInteger(height) && width > 0 && height > 0
    if (!isReal) return null
    return Math.max(width, height) <= LOGO_MAX_SIDE && width * height <= LOGO_MAX_PIXELS
  } catch {
    // A file that the format's reader cannot read is not an image of that format.
    return null
  }
}

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8

/** Checks that the segments lead from one to the next up to the size: the library looks for the size byte by byte. */
function leadsToSize(bytes: Uint8Array): boolean {
  let at = 2
  for (let count = 0; count < MAX_SEGMENTS && bytes[at] === 0xff; count += 1) {
    const mark = bytes[at + 1]
    if (SIZE_MARKS.has(mark)) return true
    // Any number of these bytes may be before a mark. The length of a segment counts its own two, not those of the mark.
    at += mark === 0xff ? 1 : 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
  }
  return false
}
