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
