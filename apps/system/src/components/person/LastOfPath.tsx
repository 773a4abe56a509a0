/** Between the names of a path, as the server writes it. */
const PATH_SEPARATOR = ' / '

/** The organisation by its own name; those above it on hover. */
export function LastOfPath({ path }: { path: string | null }) {
  return path !== null && <span title={path}>{path.split(PATH_SEPARATOR).at(-1)}</span>
}
