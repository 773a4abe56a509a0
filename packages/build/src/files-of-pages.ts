import type { Rspack } from '@rsbuild/core'

/**
 * A chunk named like this is one page's own, or comes when a person opens something; the host's other two come with a
 * sign-in, and with the first sub-app.
 */
export const OWN_CHUNK = /^(?:(?:page|on-demand)-[a-z-]+|signed-in|sub-apps)$/

type BuiltFile = { path: string; chunk?: Rspack.Chunk }

/**
 * For each page, and for what opens on demand, the files that are loaded with it: its own chunk, and what the bundler cut
 * out of it to share.
 */
export function filesOfPages(files: readonly BuiltFile[]): Record<string, string[]> {
  const pages: Record<string, string[]> = {}
  for (const { chunk } of files) {
    const page = chunk?.name
    if (chunk === undefined || page === undefined || !OWN_CHUNK.test(page)) continue
    const together = new Set([...chunk.groupsIterable].flatMap((group) => [...group.chunks]))
    const names = new Set([...together].flatMap((one) => [...one.files]))
    pages[page] = files
      .map(({ path }) => path)
      .filter((path) => [...names].some((name) => path.endsWith(name)))
  }
  return pages
}
