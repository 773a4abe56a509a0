import { company } from '@console/contracts'

export type LogoProblem = 'onlyImages' | 'tooLarge'

/** What the file chooser offers; what is chosen is judged by `logoProblem` all the same. */
export const LOGO_ACCEPT = Object.keys(company.LOGO_TYPES)
  .map((ending) => `.${ending}`)
  .join(',')

/** Ending and type must both be an image's, and one that belongs to the other; the type is judged before the size (COMP-Q4). */
export function logoProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): LogoProblem | null {
  const dot = name.lastIndexOf('.')
  const types = dot === -1 ? undefined : typesOf(name.slice(dot + 1).toLowerCase())
  if (types?.includes(type.toLowerCase()) !== true) return 'onlyImages'
  return size > company.LOGO_MAX_BYTES ? 'tooLarge' : null
}

function typesOf(ending: string): readonly string[] | undefined {
  return Object.hasOwn(company.LOGO_TYPES, ending) ? company.LOGO_TYPES[ending] : undefined
}
