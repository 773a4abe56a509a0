/** Pictures that every browser draws; not SVG, which is a document. */
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'])

/** Way of showing a file of this media type; null: it is only downloaded. */
export function previewKind(mediaType: string): 'picture' | 'pdf' | null {
  if (PICTURES.has(mediaType)) return 'picture'
  return mediaType === 'application/pdf' ? 'pdf' : null
}
