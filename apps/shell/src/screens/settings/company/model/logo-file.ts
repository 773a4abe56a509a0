import { company } from '@console/contracts'

export type LogoProblem = 'onlyImages' | 'tooLarge'

/** File types that the picker offers; the selected file is still checked by `logoProblem`. */
export const LOGO_ACCEPT = Object.keys(company.LOGO_TYPES)
  .map((ending) => `.${ending}`)
  .join(',')

/** Extension and type must both be an image's and match; the type is checked before the size (COMP-Q4). */
export function logoProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): LogoProblem | null {
  const dot = name.lastIndexOf('.')
  const types = dot === -1 ? undefined : mediaTypes(name.slice(dot + 1).toLowerCase())
  if (types?.includes(type.toLowerCase()) !== true) return 'onlyImages'
  return size > company.LOGO_MAX_BYTES ? 'tooLarge' : null
}

function mediaTypes(ending: string): readonly string[] | undefined {
  return Object.hasOwn(company.LOGO_TYPES, ending) ? company.LOGO_TYPES[ending] : undefined
}
