import type { Body } from './envelope.ts'

/**
 * A body as plain objects with all of their fields. Decoded messages have their defaults on a prototype, which is lost when
 * they are posted to another thread.
 */
export function plainBody<One extends Body>(body: One): One {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy has the type of what it copies
  return { kind: body.kind, value: plain(body.value) } as One
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  // With the fields of the prototype.
  for (const name in value) copy[name] = plain(Reflect.get(value, name))
  return copy
}
