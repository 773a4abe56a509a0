import { LOGO_MAX_PIXELS, LOGO_MAX_SIDE } from '@console/contracts/logo-pixels'
import { disableTypes, imageSize, types } from 'image-size'

/** Formats that a logo may have: bytes of a guest are shown to no other reader. */
const READ: ReadonlySet<string> = new Set(['png', 'jpg', 'gif', 'bmp', 'webp'])
disableTypes(types.filter((type) => !READ.has(type)))

/** Whether a browser can show the image without running out of memory; null where its size cannot be read. */
export function isWithinPixelLimits(bytes: Uint8Array): boolean | null {
  try {
    const { width, height } = imageSize(bytes)
    const isReal = Number.isSafeInteger(width) && Number.isSafeInteger(height) && width > 0 && height > 0
    if (!isReal) return null
    return Math.max(width, height) <= LOGO_MAX_SIDE && width * height <= LOGO_MAX_PIXELS
  } catch {
    // What the format's reader cannot read is no image of that format.
    return null
  }
}
