import type { projectEntity } from '@console/contracts'

/** The name of an uploaded file, by its address where the answer has no name. */
export function toFileName({ name, url }: Pick<projectEntity.ProjectFile, 'name' | 'url'>): string {
  if (name !== undefined) return name
  const last = url.split(/[?#]/, 1).join().split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || url
  } catch {
    // A stray percent sign.
    return last
  }
}

/** Pictures that every browser draws; not SVG, which is a document. */
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'])

/** Way of showing a file of this media type; null: it is only downloaded. */
export function previewKind(mediaType: string): 'picture' | 'pdf' | null {
  if (PICTURES.has(mediaType)) return 'picture'
  return mediaType === 'application/pdf' ? 'pdf' : null
}
