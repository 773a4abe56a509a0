import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const CONTRACTS = join(import.meta.dirname, '../../contracts/src')
/** A comment right above an export, whose name follows it. */
const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) =/g
/** Begins an item of a comment on several calls. */
const ITEM = /^- (\w+): /m

/**
 * The comments of the contract's calls, by the id of the call, as one paragraph each. Several calls that one function makes,
 * such as `managedList`, have one comment with an item for each: `- create: …`.
 */
export async function callComments(): Promise<ReadonlyMap<string, string>> {
  const files = globSync('**/*.ts', { cwd: CONTRACTS }).filter((file) => !file.endsWith('.test.ts'))
  const comments = await Promise.all(files.map((file) => commentsOfFile(join(CONTRACTS, file))))
  return new Map(comments.flat())
}

type Comment = readonly [id: string, comment: string]

async function commentsOfFile(path: string): Promise<Comment[]> {
  const exported: unknown = await import(pathToFileURL(path).href)
  return [...readFileSync(path, 'utf8').matchAll(COMMENT)].flatMap(([, comment = '', name = '']) =>
    commentsOfExport(property(exported, name), withoutStars(comment)),
  )
}

/** One comment for an exported call, or one for each item if several calls are exported. */
function commentsOfExport(exported: unknown, text: string): Comment[] {
  if (isCall(exported)) return [[exported.id, paragraph(text)]]
  const [, ...items] = text.split(ITEM)
  return items.flatMap((name, index): Comment[] => {
    const call = index % 2 === 0 ? property(exported, name) : undefined
    return isCall(call) ? [[call.id, paragraph(items[index + 1] ?? '')]] : []
  })
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

const isCall = (value: unknown): value is { id: string } =>
  typeof property(value, 'path') === 'string' && typeof property(value, 'id') === 'string'

const withoutStars = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''))
    .join('\n')
    .trim()

const paragraph = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim()
