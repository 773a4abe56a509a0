import { expect, test } from 'vitest'
import * as z from 'zod'
import * as contracts from './index.ts'
import { ingest, type Call } from './index.ts'
import { callsOf } from './shared/calls-of.ts'

type Node = z.core.JSONSchema.BaseSchema
type Leaf = (path: string, text: string) => void

/** A text of one of these formats has the pattern of it. */
const NAMED_FORMATS = new Set(['date', 'date-time', 'email', 'ipv4', 'ipv6', 'time', 'uri', 'uuid'])
/** What JSON Schema says of every whole number without a limit of its own. */
const UNLIMITED = new Set<number | undefined>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])

test('the limits, defaults and refusals of every call are those of `limits-of-calls.txt`', async () => {
  const calls = Object.values(callsOf(contracts))
  expect(calls.length).toBeGreaterThan(250)
  const lines = calls
    .toSorted((one, other) => one.id.localeCompare(other.id, 'en'))
    .flatMap((call) => [call.id, ...linesOf(call)])
  // The call reads each event on its own.
  const text = [...lines, 'events of ingest.report', ...limitsOf('body', ingest.batch)].join('\n')
  await expect(`${text}\n`).toMatchFileSnapshot('../limits-of-calls.txt')
})

function linesOf(call: Call): string[] {
  const { params, query, body, data, refusals = {}, timeoutMs, successCode } = call
  return [
    ...(successCode === undefined ? [] : [`  answers ${successCode}`]),
    ...(timeoutMs === undefined ? [] : [`  within ${timeoutMs} ms`]),
    ...(params === undefined ? [] : limitsOf('params', params)),
    ...limitsOf('query', query),
    ...limitsOf('body', body),
    ...limitsOf('data', data),
    ...Object.entries(refusals).map(([name, code]) => `  refuses ${code} ${name}`),
  ]
}

/** Both what travels and what is read of it: a number of an address is a text before. */
function limitsOf(part: string, schema: z.ZodType): string[] {
  const lines = new Set<string>()
  for (const io of ['input', 'output'] as const) {
    const root = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', override: addChecks })
    walk(root, { path: part, defs: root.$defs ?? {}, seen: [] }, (path, text) => {
      lines.add(`  ${path}: ${text}`)
    })
  }
  return [...lines]
}

/** JSON Schema has no word for them: a text that is trimmed, and checks that are functions. */
function addChecks({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Node }): void {
  const kinds = (zodSchema._zod.def.checks ?? []).map(({ _zod }) => _zod.def.check)
  const functions = kinds.filter((kind) => kind === 'custom').length
  const words = [
    kinds.includes('overwrite') ? 'trimmed' : '',
    functions === 0 ? '' : `with ${functions} ${functions === 1 ? 'check' : 'checks'}`,
  ]
  const text = words.filter((word) => word !== '').join(' ')
  if (text !== '') jsonSchema.$comment = text
}

type Position = { path: string; defs: Record<string, Node>; seen: readonly string[] }

function walk(node: Node, position: Position, leaf: Leaf): void {
  const { path, defs, seen } = position
  const reference = node.$ref
  if (reference !== undefined) {
    const name = reference.replace('#/$defs/', '')
    const target = defs[name]
    // A schema that has itself inside is listed once.
    if (target !== undefined && !seen.includes(name))
      walk(target, { ...position, seen: [...seen, name] }, leaf)
    return
  }
  const text = limitsOfNode(node)
  if (text !== '') leaf(path, text)
  for (const [name, child] of Object.entries(node.properties ?? {})) visit(child, `${path}.${name}`)
  for (const child of [node.items ?? []].flat()) visit(child, `${path}[]`)
  for (const [index, child] of (node.prefixItems ?? []).entries()) visit(child, `${path}[${index}]`)
  for (const child of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])])
    visit(child, path)
  visit(node.additionalProperties, `${path}.*`)
  visit(node.propertyNames, `${path}.(name)`)

  function visit(child: z.core.JSONSchema._JSONSchema | undefined, at: string): void {
    if (typeof child === 'object') walk(child, { ...position, path: at }, leaf)
  }
}

function limitsOfNode(node: Node): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = node
  const { minLength, maxLength, minItems, maxItems, format, pattern } = node
  const isNamed = format !== undefined && NAMED_FORMATS.has(format)
  const parts = [
    range(minimum, maximum),
    limit('>', exclusiveMinimum),
    limit('<', exclusiveMaximum),
    limit('in steps of ', multipleOf),
    counted('characters', minLength, maxLength),
    counted('items', minItems, maxItems),
    isNamed ? format : pattern === undefined ? '' : `/${pattern}/`,
    node.enum === undefined ? '' : `one of ${node.enum.map(String).join(', ')}`,
    'const' in node ? JSON.stringify(node.const) : '',
    'default' in node ? `else ${JSON.stringify(node.default)}` : '',
    node.$comment ?? '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : [typeof node.type === 'string' ? node.type : '', ...parts].join(' ').trim()
}

function range(from: number | undefined, to: number | undefined): string {
  const [low, high] = [from, to].map((value) => (UNLIMITED.has(value) ? undefined : value))
  if (low === undefined) return limit('up to ', high)
  return high === undefined ? `from ${low}` : `${low} to ${high}`
}

function counted(what: string, from: number | undefined, to: number | undefined): string {
  const text = range(from, to)
  return text === '' ? '' : `of ${text} ${what}`
}

/** Older drafts of JSON Schema have a flag in the position of an exclusive limit; zod writes a number. */
function limit(words: string, value: number | boolean | undefined): string {
  return typeof value !== 'number' ? '' : `${words}${value}`
}
