import type { JsonValue } from './json-value.ts'
import { maskSecrets, maskSecretsInText } from './mask-secrets.ts'

/** Longer contents are shown as text and not compared: parsing and comparing them would block the page. */
export const MAX_COMPARED_CHARACTERS = 300_000
/** Deeper JSON is shown as text: the console writes nothing nearly as deep, and all code that reads it here is recursive. */
export const MAX_COMPARED_DEPTH = 64

/** One side of a record (AUDIT-Q6): nothing, JSON, or text that is not JSON or too large to be treated as such. */
export type RecordContent =
  | { kind: 'empty' }
  | { kind: 'json'; value: JsonValue }
  | { kind: 'text'; text: string }

export function readContent(raw: string | null | undefined): RecordContent {
  if (raw === null || raw === undefined || raw.trim() === '') return { kind: 'empty' }
  if (raw.length > MAX_COMPARED_CHARACTERS) return { kind: 'text', text: raw }
  try {
    // `JSON.parse` returns JSON values only.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const value = JSON.parse(raw) as JsonValue
    if (value === null) return { kind: 'empty' }
    return isWithinDepth(value, MAX_COMPARED_DEPTH) ? { kind: 'json', value } : { kind: 'text', text: raw }
  } catch {
    return { kind: 'text', text: raw }
  }
}

/** The whole content for reading or copying: indented if it is JSON, secrets always masked. */
export function contentText(content: RecordContent): string {
  if (content.kind === 'empty') return ''
  if (content.kind === 'text') return maskSecretsInText(content.text)
  return JSON.stringify(maskSecrets(content.value), null, 2)
}

/** Both sides as one JSON document for the clipboard. */
export function copiedJson(before: RecordContent, after: RecordContent): string {
  return JSON.stringify({ before: copiedSide(before), after: copiedSide(after) }, null, 2)
}

function copiedSide(content: RecordContent): JsonValue {
  if (content.kind === 'empty') return null
  return content.kind === 'json' ? maskSecrets(content.value) : maskSecretsInText(content.text)
}

function isWithinDepth(root: JsonValue, limit: number): boolean {
  let level: JsonValue[] = [root]
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
    if (level.length === 0) return true
  }
  return false
}
