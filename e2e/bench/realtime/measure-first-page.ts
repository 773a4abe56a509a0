import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { webRoot } from '@console/build/project'
import type { Figure } from '@console/mock-server/bench/figures'

const GROWTH_GOAL_BYTES = 12_000
/** Sources of the host whose only reason is the realtime connection. */
const REALTIME_SOURCE = /packages\/realtime\/|src\/(runtime|screens)\/realtime\/|\/ConnectionSign\./
/** A file that serves only the realtime connection. */
const REALTIME_FILE = /\/on-demand-realtime\./
/** Files that a signed-in page of the host loads: its entry, what comes with the sign-in, and the connection. */
const FIRST_PAGE = /\/(index|signed-in|on-demand-realtime)\.[^/]*\.js$/

type Files = { initial: { url: string }[]; later: { url: string }[] }

/**
 * Measures what the connection adds to the shell's first page: its files with and without the realtime sources, as they are
 * sent.
 */
export function measureFirstPage(): Figure[] {
  const { initial, later } = JSON.parse(
    readFileSync(join(webRoot, 'console/shell-manifest.json'), 'utf8'),
  ) as Files // written by assemble.ts
  const { build } = JSON.parse(readFileSync(join(webRoot, 'console/build.json'), 'utf8')) as { build: string } // written by the build
  const urls = [...initial, ...later].map(({ url }) => url).filter((url) => FIRST_PAGE.test(url))
  const files = urls.map((url) => ({ url, bytes: measureGrowth(url) }))
  return [
    {
      name: 'realtime in the first page, compressed',
      value: files.reduce((sum, { bytes }) => sum + bytes, 0),
      unit: 'bytes',
      goal: { atMost: GROWTH_GOAL_BYTES },
    },
    ...files.map(({ url, bytes }) => ({ name: `  in ${basename(url)}`, value: bytes, unit: 'bytes' })),
    {
      name: '  beside it the worker, a file of its own',
      value: compressed(readFileSync(join(webRoot, `console/assets/realtime.worker.${build}.js`))),
      unit: 'bytes',
    },
  ]
}

/** Returns the bytes that realtime adds to a file. */
function measureGrowth(url: string): number {
  const text = readFileSync(join(webRoot, url), 'utf8')
  if (REALTIME_FILE.test(url)) return compressed(text)
  return compressed(text) - compressed(withoutRealtime(text, url))
}

/** The file without what its source map attributes to realtime sources. */
function withoutRealtime(text: string, url: string): string {
  const map = new SourceMap(JSON.parse(readFileSync(join(webRoot, `${url}.map`), 'utf8')) as SourceMapPayload) // by the bundler
  const isStaying = (line: number, column: number): boolean => {
    const entry = map.findEntry(line, column)
    return !('originalSource' in entry && REALTIME_SOURCE.test(entry.originalSource))
  }
  return text
    .split('\n')
    .map((line, at) =>
      Array.from({ length: line.length }, (_, column) => (isStaying(at, column) ? line[column] : '')).join(
        '',
      ),
    )
    .join('\n')
}

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content).length
}
